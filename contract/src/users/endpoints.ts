import type { Endpoints } from "../access/endpoint.ts";
import { userAdministrationEndpoints } from "./administration.ts";
import { profileEndpoints } from "./profile.ts";

export const userEndpoints = {
  ...profileEndpoints,
  ...userAdministrationEndpoints,
} satisfies Endpoints;
