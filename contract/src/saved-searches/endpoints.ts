import type { Endpoints } from "../kernel/endpoint.ts";

export const savedSearchEndpoints = {} satisfies Endpoints;
