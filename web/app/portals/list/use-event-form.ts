import type { AdministeredEvent, NewEvent } from "@neroli/contract/portals/events.ts";
import { event as changedEvent } from "@neroli/contract/portals/forms/event.gen.ts";
import { newEvent } from "@neroli/contract/portals/forms/new-event.gen.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api, hasCode } from "../../kernel/client.ts";
import { useEntryForm } from "../../kernel/forms/use-entry-form.ts";
import { tellDone } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";
import { type EventsPage, eventsKey, getEvent } from "./event-queries.ts";
import { type EventValues, toForm, valuesOf } from "./form-values.ts";

interface EventFormOptions {
  /** Null makes a new one. */
  event: AdministeredEvent | null;
  page: EventsPage;
  onDone: () => void;
}

/** The form of a portal or exhibition, or of a new one where there is none yet. */
export function useEventForm({ event, page, onDone }: EventFormOptions) {
  const t = useT();
  const queries = useQueryClient();
  return useEntryForm({
    constraints: event ? changedEvent : newEvent,
    base: event,
    valuesOf: (base): EventValues => valuesOf(base, page),
    toBody: (values, base) =>
      base
        ? { ...toForm(values), version: base.version }
        : {
            ...toForm(values),
            type: values.type as NewEvent["type"],
            ...(values.key.trim() && { key: values.key.trim() }),
          },
    send: (body, { base, key }) =>
      "version" in body
        ? api("PUT /events/:id", { params: { id: base?.key ?? "" }, body })
        : api("POST /events", { body, key }),
    onSent: ({ display_name: name }) => {
      void queries.invalidateQueries({ queryKey: [eventsKey] });
      tellDone(t(event ? "portals-admin.saved" : "portals-admin.created", { name }));
      onDone();
    },
    theirsOf: async (error, base) =>
      base && hasCode(error, "conflict") ? await getEvent(base.key) : null,
    draft: (base) => ({ key: base ? `event.${base.key}.${base.version}` : `event.new.${page}` }),
  });
}
