import type { Endpoints } from "../kernel/endpoint.ts";
import { userAdministrationEndpoints } from "./administration.ts";
import { profileEndpoints } from "./profile.ts";

export const userEndpoints = {
  ...profileEndpoints,
  ...userAdministrationEndpoints,
} satisfies Endpoints;
