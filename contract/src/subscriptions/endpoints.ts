import type { Endpoints } from "../kernel/endpoint.ts";

export const subscriptionEndpoints = {} satisfies Endpoints;
