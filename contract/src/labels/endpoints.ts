import type { Endpoints } from "../kernel/endpoint.ts";

export const labelEndpoints = {} satisfies Endpoints;
