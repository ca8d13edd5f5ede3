import { links } from "@neroli/contract/access/links.ts";

/** Where a sign-in that began nowhere in particular ends. */
const home = links.search("INGREDIENTS");

/** The address as a person sees it, from the slash on. */
export const here = () => location.pathname + location.search + location.hash;

/** Pages that are steps of signing in or out: nobody wants to return to one. */
const steps = new Set([links.login(), links.signIn(), links.signOut(), links.silentRenew()]);

/** A path of this very site; anything else becomes the search. */
export function safeReturn(wanted: unknown): string {
  if (typeof wanted !== "string" || !URL.canParse(wanted, location.origin)) return home;
  const url = new URL(wanted, location.origin);
  // Of "/.//host" the path is "//host", which by itself is an address of that host.
  const path = `/${url.pathname.replace(/^\/+/, "")}`;
  if (url.origin !== location.origin || steps.has(path)) return home;
  return path + url.search + url.hash;
}

const remembered = "sign-in:return-to";

/** For a sign-in that has to begin anew: its form may expire while it stands open. */
export const rememberReturn = (address: string): void =>
  sessionStorage.setItem(remembered, address);

export const rememberedReturn = (): string => safeReturn(sessionStorage.getItem(remembered));

export const forgetReturn = (): void => sessionStorage.removeItem(remembered);
