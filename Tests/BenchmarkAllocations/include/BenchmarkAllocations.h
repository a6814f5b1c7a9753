#pragma once

/// The number of blocks of memory that the process has allocated, or -1 where they are not counted.
long allocated_blocks(void);
