import type { Profile } from "@neroli/contract/users/profile.ts";
import { api } from "../client.ts";

let said = false;

/** Whoever has no time zone yet takes the browser's, once: it is changed in the profile. */
export function noteTimeZone({ time_zone }: Profile): void {
  if (time_zone !== null || said) return;
  said = true;
  const browser_time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  // Without an answer the next page does it.
  void api("PUT /users/settings", { body: { browser_time_zone } }).catch(() => {});
}
