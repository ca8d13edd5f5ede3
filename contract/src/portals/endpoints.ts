import type { Endpoints } from "../kernel/endpoint.ts";

export const portalEndpoints = {} satisfies Endpoints;
