import { useQuery } from "@tanstack/react-query";
import { api } from "../client.ts";

/** The meetings that the reader has asked for at an exhibition. */
export const useOwnMeetings = (event: string) =>
  useQuery({
    queryKey: ["meetings", "own", event],
    queryFn: ({ signal }) => api("GET /events/:event/meetings", { params: { event }, signal }),
  });

/** The meetings of an exhibitor, and when it can be met. */
export const useExhibitorMeetings = (event: string, companyKey: string) =>
  useQuery({
    queryKey: ["meetings", "exhibitor", event, companyKey],
    queryFn: async ({ signal }) => {
      const params = { event, companyKey };
      const [meetings, hours] = await Promise.all([
        api("GET /companies/:companyKey/events/:event/meetings", { params, signal }),
        api("GET /companies/:companyKey/events/:event/hours", { params, signal }),
      ]);
      return { meetings: meetings.content, hours: hours.content };
    },
  });

/** When the reader and the exhibitor are both free. */
export const useSlots = (event: string, companyKey: string) =>
  useQuery({
    queryKey: ["meetings", "slots", event, companyKey],
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/events/:event/slots", {
        params: { event, companyKey },
        signal,
      }),
    staleTime: 0,
  });
