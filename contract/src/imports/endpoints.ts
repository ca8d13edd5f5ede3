import type { Endpoints } from "../kernel/endpoint.ts";

export const importEndpoints = {} satisfies Endpoints;
