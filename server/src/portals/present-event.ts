import type { AdministeredEvent } from "@neroli/contract/portals/events.ts";
import type { AdministeredRow } from "./queries/get-event.ts";

export const presentAdministered = ({
  settings: _,
  ...row
}: AdministeredRow): AdministeredEvent => ({
  ...row,
  companies: row.companies ?? 0,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});
