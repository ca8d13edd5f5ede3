import type { Endpoints } from "../kernel/endpoint.ts";
import { profileEndpoints } from "./profile.ts";

export const userEndpoints = { ...profileEndpoints } satisfies Endpoints;
