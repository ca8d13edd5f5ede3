import type { EventType } from "@neroli/contract/enumerations/portals.ts";
import { eventTypes, isExhibition } from "@neroli/contract/enumerations/portals.ts";
import type { AdministeredEvent, eventEndpoints } from "@neroli/contract/portals/events.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { api } from "../../kernel/client.ts";

/** Every list of portals and exhibitions begins its key so. */
export const eventsKey = "administered-events";

/** Both kinds of events have a page of their own (spec 2). */
export type EventsPage = "portals" | "exhibitions";

export const typesOf = (page: EventsPage): readonly EventType[] =>
  eventTypes.filter((type) => isExhibition(type) === (page === "exhibitions"));

type ListQuery = z.input<(typeof eventEndpoints)["GET /events"]["query"]>;

/** What nobody may type into the address is refused by the API. */
export const useEvents = (page: EventsPage, filters: Record<string, string>) =>
  useQuery({
    queryKey: [eventsKey, page, filters],
    queryFn: ({ signal }) => {
      const types = filters.type__eq ? {} : { type__in: typesOf(page).join(",") };
      return api("GET /events", { query: { ...filters, ...types } as ListQuery, signal });
    },
    placeholderData: keepPreviousData,
  });

export const getEvent = (id: string): Promise<AdministeredEvent> =>
  api("GET /events/:id", { params: { id } });

/** The event as its editor needs it; read anew whenever the editor is opened. */
export const useEvent = (id: string) =>
  useQuery({
    queryKey: [eventsKey, "one", id],
    queryFn: () => getEvent(id),
    staleTime: 0,
    gcTime: 0,
  });
