import type { Endpoints } from "../kernel/endpoint.ts";

export const bookmarkEndpoints = {} satisfies Endpoints;
