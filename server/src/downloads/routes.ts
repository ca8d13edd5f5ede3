import { downloadEndpoints } from "@neroli/contract/downloads/endpoints.ts";
import { notFound } from "../kernel/errors.ts";
import { routes } from "../kernel/http/routes.ts";

const soon = async () => {
  throw notFound();
};

export const downloadRoutes = routes(downloadEndpoints, {
  "POST /downloads": soon,
  "GET /downloads": soon,
  "GET /downloads/:key": soon,
  "GET /downloads/:key/url": soon,
  "GET /downloads/content/:token": soon,
  "DELETE /downloads/:key": soon,
});
