import type { Endpoints } from "../kernel/endpoint.ts";

export const registrationEndpoints = {} satisfies Endpoints;
