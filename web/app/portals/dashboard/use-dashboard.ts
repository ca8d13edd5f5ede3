import { useQuery } from "@tanstack/react-query";
import { api } from "../../kernel/client.ts";

/** Every query about what a dashboard counts begins so; whatever changes it reads it anew. */
export const dashboardKey = "event-dashboard";

export const useDashboard = (event: string) =>
  useQuery({
    queryKey: [dashboardKey, event],
    queryFn: ({ signal }) => api("GET /events/:event/dashboard", { params: { event }, signal }),
  });
