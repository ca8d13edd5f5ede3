import type { Company } from "@neroli/contract/companies/schema.ts";
import type {
  AvailableCompany,
  CompanyEntry,
  EventCompany,
  ListedEventCompany,
} from "@neroli/contract/portals/event-company.ts";
import type { CompanyExhibition, PortalCompany } from "@neroli/contract/portals/schema.ts";
import { imageAddress } from "../../kernel/assets/image-address.ts";
import type { Entry } from "./queries/get-entry.ts";
import type { AvailableRow, ListedRow } from "./queries/list-event-companies.ts";
import type { CompanyEventRow } from "./queries/list-events-of.ts";
import type { ExhibitionRow } from "./queries/list-exhibitions-of.ts";
import type { PortalCompanyRow } from "./queries/list-portal-companies.ts";

const addressOf = (id: string | null) => id && imageAddress(id);

export const presentEntry = ({ row, manages, places }: Entry): EventCompany => ({
  event: {
    key: row.event_key,
    display_name: row.event_name,
    type: row.event_type,
    enabled: row.event_enabled,
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    place: row.place,
    country: row.country,
  },
  company: { key: row.company_key, name: row.name, type: row.type, shown: row.shown },
  version: row.version,
  enabled: row.enabled,
  display_name: row.display_name,
  description: row.description,
  hall: row.hall,
  stand: row.stand,
  contacts: row.contacts,
  all_products: row.all_products,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  can: { place: places, enable: manages },
});

export const presentListed = (row: ListedRow): ListedEventCompany => ({
  ...row,
  logo: addressOf(row.logo),
});

export const presentAvailable = (row: AvailableRow): AvailableCompany => ({
  ...row,
  logo: addressOf(row.logo),
});

export const presentCompany = (row: PortalCompanyRow): PortalCompany => ({
  ...row,
  logo: addressOf(row.logo),
});

export const presentExhibition = (row: ExhibitionRow): CompanyExhibition => row;

/**
 * The company as it is there. Its contacts there are confidential where those of its page are: the
 * company has decided about them once.
 */
export const presentCompanyEntry = (
  row: CompanyEventRow,
  { contacts, can }: Pick<Company, "contacts" | "can">,
): CompanyEntry => ({
  event: {
    key: row.key,
    display_name: row.event_name,
    type: row.type,
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    place: row.place,
    country: row.country,
  },
  display_name: row.display_name,
  description: row.description,
  hall: row.hall,
  stand: row.stand,
  ...(contacts && { contacts: row.contacts.length > 0 ? row.contacts : contacts }),
  products: row.products,
  can: { edit: can.edit },
});
