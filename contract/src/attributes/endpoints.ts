import type { Endpoints } from "../kernel/endpoint.ts";

export const attributeEndpoints = {} satisfies Endpoints;
