import type { Endpoints } from "../kernel/endpoint.ts";

export const auditEndpoints = {} satisfies Endpoints;
