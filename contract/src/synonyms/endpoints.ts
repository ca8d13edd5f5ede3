import type { Endpoints } from "../kernel/endpoint.ts";

export const synonymEndpoints = {} satisfies Endpoints;
