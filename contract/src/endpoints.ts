import { catalogueEndpoints } from "./catalogue/endpoints.ts";
import { companyEndpoints } from "./companies/endpoints.ts";
import { documentEndpoints } from "./documents/endpoints.ts";
import type { Endpoints } from "./kernel/endpoint.ts";
import { notificationEndpoints } from "./notifications/endpoints.ts";
import { productEndpoints } from "./products/endpoints.ts";
import { referenceEndpoints } from "./reference/endpoints.ts";
import { requestEndpoints } from "./requests/endpoints.ts";
import { userEndpoints } from "./users/endpoints.ts";

/** Every call of the API. */
export const endpoints = {
  ...catalogueEndpoints,
  ...companyEndpoints,
  ...documentEndpoints,
  ...notificationEndpoints,
  ...productEndpoints,
  ...referenceEndpoints,
  ...requestEndpoints,
  ...userEndpoints,
} satisfies Endpoints;
