import { importEndpoints } from "@neroli/contract/imports/endpoints.ts";
import { AppError } from "../kernel/errors.ts";
import { routes } from "../kernel/http/routes.ts";

const later = async (): Promise<never> => {
  throw new AppError("not-found");
};

export const importRoutes = routes(importEndpoints, {
  "POST /companies/:companyKey/imports": later,
  "GET /companies/:companyKey/imports": later,
  "GET /imports": later,
  "GET /companies/:companyKey/imports/:importId": later,
  "PUT /companies/:companyKey/imports/:importId/reading": later,
  "PUT /companies/:companyKey/imports/:importId/mapping": later,
  "GET /companies/:companyKey/imports/:importId/values": later,
  "POST /companies/:companyKey/imports/:importId/check": later,
  "POST /companies/:companyKey/imports/:importId/run": later,
  "POST /companies/:companyKey/imports/:importId/cancel": later,
  "POST /companies/:companyKey/imports/:importId/resume": later,
  "POST /companies/:companyKey/imports/:importId/undo": later,
  "DELETE /companies/:companyKey/imports/:importId": later,
  "GET /companies/:companyKey/imports/:importId/rows": later,
  "GET /companies/:companyKey/imports/:importId/failed": later,
});
