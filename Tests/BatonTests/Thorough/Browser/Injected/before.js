/** Every error of the page's scripts, and everything that its policy forbids. */
const noted = [];
const loudly = console.error;
console.error = (...words) => { noted.push(words.join(" ")); loudly(...words); };
addEventListener("error", event => noted.push(event.message ?? "something did not load"), true);
addEventListener("unhandledrejection", event => noted.push(`rejected: ${event.reason}`));
addEventListener("securitypolicyviolation", event => noted.push(`forbidden: ${event.blockedURI}`));

// Without a window the browser draws seldom, and its frames take no part in virtual time.
window.requestAnimationFrame = draw => setTimeout(() => draw(performance.now()), 16);
window.cancelAnimationFrame = clearTimeout;
