#ifndef RIDGELINE_CZLIB_SHIM_H
#define RIDGELINE_CZLIB_SHIM_H

#include <zlib.h>

// Swift cannot see macros that call, as zlib's do.

/// Prepares to inflate data with a header of gzip or zlib, whichever it is.
static inline int ridgeline_inflate_init(z_stream *stream) { return inflateInit2(stream, 15 + 32); }

#endif
