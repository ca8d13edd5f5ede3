import type { Session } from "@neroli/contract/sessions/endpoints.ts";
import { browserName } from "../../kernel/browser-name.ts";
import type { SessionRow } from "../queries/list-sessions.ts";

export const presentSession = ({ user_agent, ...row }: SessionRow): Session => ({
  ...row,
  began_at: row.began_at.toISOString(),
  used_at: row.used_at.toISOString(),
  ...browserName(user_agent),
});
