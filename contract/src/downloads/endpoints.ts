import type { Endpoints } from "../kernel/endpoint.ts";

export const downloadEndpoints = {} satisfies Endpoints;
