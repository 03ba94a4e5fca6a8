#ifndef RIDGELINE_CSQLITE_SHIM_H
#define RIDGELINE_CSQLITE_SHIM_H

#include <sqlite3.h>

#endif
