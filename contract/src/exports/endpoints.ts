import type { Endpoints } from "../kernel/endpoint.ts";

export const exportEndpoints = {} satisfies Endpoints;
