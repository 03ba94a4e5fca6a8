// Text libraries as one module: HarfBuzz shapes, pango knows Unicode's line breaks and writing directions, fontconfig
// knows which fonts are installed.
#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
#include <hb.h>
#include <pango/pango.h>
