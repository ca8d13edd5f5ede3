import type { EventType } from "@neroli/contract/enumerations/portals.ts";
import type { AdministeredEvent } from "@neroli/contract/portals/events.ts";
import type { EventsPage } from "./event-queries.ts";

/** As the fields hold them: what is left out is an empty text. */
export interface EventValues {
  name: string;
  display_name: string;
  key: string;
  type: EventType;
  description: string;
  starts_on: string;
  ends_on: string;
  place: string;
  country: string;
  time_zone: string;
  promoted: boolean;
  enabled: boolean;
}

/** What the form begins with; a new one is where its maker's clock is. */
export function valuesOf(event: AdministeredEvent | null, page: EventsPage): EventValues {
  if (event) {
    const { name, display_name, key, type, description, place, time_zone } = event;
    const { promoted, enabled, starts_on, ends_on, country } = event;
    return {
      ...{ name, display_name, key, type, description, place, time_zone, promoted, enabled },
      ...{ starts_on: starts_on ?? "", ends_on: ends_on ?? "", country: country ?? "" },
    };
  }
  return {
    ...{ name: "", display_name: "", key: "", description: "", starts_on: "", ends_on: "" },
    ...{ place: "", country: "", promoted: false, enabled: true },
    type: page === "portals" ? "BRAND_PORTAL" : "TRADE_SHOW",
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

/** What may be changed, as the API takes it. */
export const toForm = ({ key: _, type: __, ...values }: EventValues) => ({
  ...values,
  starts_on: values.starts_on || null,
  ends_on: values.ends_on || null,
  country: values.country || null,
});
