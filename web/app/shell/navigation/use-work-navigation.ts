import type { PagePath } from "@neroli/contract/access/pages.ts";
import type { PlainPhraseKey } from "@neroli/phrases/phrase-key.ts";
import { useLocation, useMatches } from "react-router";
import { useMayOpen, useSession } from "../../kernel/session/session.tsx";
import { useT } from "../../language/phrases.tsx";
import type { LinkGroup } from "../../ui/link-groups.tsx";
import { workGroups, workPlaceOf, workPlaces } from "../../work-places.ts";
import { type Entry, entries } from "./entries.ts";

const titles: Record<(typeof workGroups)[number], PlainPhraseKey | null> = {
  daily: null,
  products: "shell.products",
  company: "navigation.company",
  support: "shell.support",
  own: "navigation.own",
};

/** Whether the navigation stands beside this page. */
export function useHasNavigation(): boolean {
  const place = workPlaceOf(useMatches().at(-1)?.id ?? "");
  return place !== undefined && !place?.alone;
}

/**
 * What this person may open of the working area, in groups, with the place where the page stands;
 * null while nobody knows who reads.
 */
export function useWorkNavigation(): LinkGroup[] | null {
  const t = useT();
  const session = useSession();
  const mayOpen = useMayOpen();
  const { pathname } = useLocation();
  const { id = "", params = {} } = useMatches().at(-1) ?? {};
  if (session.state !== "signed-in") return null;
  const { profile } = session;
  const links = (Object.entries(entries) as [keyof typeof entries, Entry][]).flatMap(
    ([page, { to, label }]) => {
      const address = typeof to === "string" ? to : to(profile);
      return address !== null && mayOpen(page) ? [{ page, address, label }] : [];
    },
  );
  const own = (page: string) => links.some((link) => link.page === page);
  const within = workPlaceOf(id)?.within?.replace(":type", params.type ?? "");
  const place = own(id) ? id : within;
  return workGroups.flatMap((group) => {
    const shown = (Object.keys(workPlaces) as PagePath[]).flatMap((page) => {
      const link = links.find((each) => each.page === page);
      if (!link || workPlaceOf(page)?.entry !== group) return [];
      const here = link.address === pathname ? ("page" as const) : ("true" as const);
      const current = page === place ? here : undefined;
      return [{ href: link.address, label: t(link.label), current }];
    });
    const title = titles[group];
    return shown.length > 0 ? [{ key: group, title: title && t(title), links: shown }] : [];
  });
}
