import type { Endpoints } from "../access/endpoint.ts";
import { userAdministrationEndpoints } from "./administration.ts";
import { profileEndpoints } from "./profile.ts";
import { teamEndpoints } from "./team.ts";
import { unsubscribingEndpoints } from "./unsubscribing.ts";
import { userTypeEndpoints } from "./user-type.ts";

export const userEndpoints = {
  ...profileEndpoints,
  ...unsubscribingEndpoints,
  ...userAdministrationEndpoints,
  ...teamEndpoints,
  ...userTypeEndpoints,
} satisfies Endpoints;
