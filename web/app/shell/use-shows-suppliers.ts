import { isBrandPortalUser } from "@neroli/contract/access/guard.ts";
import { readerOf, useSession } from "../kernel/session/session.tsx";

/** The search of suppliers is hidden for users of a brand portal, unless they are support (spec 6). */
export function useShowsSuppliers(): boolean {
  const reader = readerOf(useSession());
  return reader === null || !isBrandPortalUser(reader);
}
