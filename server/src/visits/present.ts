import type { ExhibitionType } from "@neroli/contract/enumerations/portals.ts";
import type { Exhibition, Exhibitor, Visit } from "@neroli/contract/visits/schema.ts";
import { imageAddress } from "../kernel/assets/image-address.ts";
import type { ExhibitionRow } from "./queries/get-exhibition.ts";
import type { ExhibitorRow } from "./queries/read-exhibitors.ts";
import type { VisitRow } from "./queries/read-visits.ts";

export function presentExhibition(row: ExhibitionRow, language: string): Exhibition {
  const { places, settings, type, ...event } = row;
  const { compare } = new Intl.Collator(language, { numeric: true });
  const halls = new Set(places.flatMap(({ hall }) => hall ?? []));
  return {
    ...event,
    type: type as ExhibitionType,
    site: settings.links?.site ?? null,
    exhibitors: places.length,
    halls: [...halls].sort(compare),
  };
}

export const presentExhibitor = ({ event_key: _, logo, ...row }: ExhibitorRow): Exhibitor => ({
  ...row,
  logo: logo && imageAddress(logo),
});

export const presentVisit = ({ note, visited, version, exhibitor }: VisitRow): Visit => ({
  exhibitor: presentExhibitor(exhibitor),
  note,
  visited,
  version,
});
