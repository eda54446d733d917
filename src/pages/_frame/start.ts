/** What runs on every page, whatever else it contains. */
import "../../ui/frame/trust.ts";
import "../../ui/frame/theme.ts";
import "../../reports/start.ts";
import "../../offline/register.ts";
