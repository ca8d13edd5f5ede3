import type { Endpoints } from "../kernel/endpoint.ts";

export const comparisonEndpoints = {} satisfies Endpoints;
