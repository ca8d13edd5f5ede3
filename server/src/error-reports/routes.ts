import { errorReportEndpoints } from "@neroli/contract/error-reports/endpoints.ts";
import { reportFromBrowser } from "../kernel/error-reports/reports.ts";
import { routes } from "../kernel/http/routes.ts";

export const errorReportRoutes = routes(errorReportEndpoints, {
  "POST /error-reports": async ({ body }) => {
    reportFromBrowser(body);
    return {};
  },
});
