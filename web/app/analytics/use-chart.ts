import type { analyticsEndpoints } from "@neroli/contract/analytics/endpoints.ts";
import type { AnalyticsQuery } from "@neroli/contract/analytics/schema.ts";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { api } from "../kernel/client.ts";

type Endpoints = typeof analyticsEndpoints;
type Chart = Exclude<
  Extract<keyof Endpoints, `GET /analytics/${string}`>,
  "GET /analytics/interactions"
>;
type Answer<Name extends Chart> = z.output<Endpoints[Name]["response"]>;

/** What a chart shows, of whom and when; nothing of another period stands in its place meanwhile. */
export const useChart = <Name extends Chart>(
  name: Name,
  asked: AnalyticsQuery,
): UseQueryResult<Answer<Name>> =>
  useQuery({
    queryKey: ["analytics", name, asked],
    queryFn: ({ signal }) => api(name as Chart, { query: asked, signal }) as Promise<Answer<Name>>,
  });
