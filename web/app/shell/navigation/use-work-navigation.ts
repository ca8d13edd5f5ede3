import type { PagePath } from "@neroli/contract/access/pages.ts";
import { isSupport } from "@neroli/contract/access/roles.ts";
import type { Portal } from "@neroli/contract/portals/schema.ts";
import type { PlainPhraseKey } from "@neroli/phrases/phrase-key.ts";
import { useLocation, useMatches } from "react-router";
import { useMayOpen, useSession } from "../../kernel/session/session.tsx";
import type { SignedIn } from "../../kernel/session/state.ts";
import { useT } from "../../language/phrases.tsx";
import type { LinkGroup } from "../../ui/link-groups.tsx";
import { type WorkGroup, workGroups, workPlaceOf, workPlaces } from "../../work-places.ts";
import { type Entry, entries, portalEntries } from "./entries.ts";

const titles: Record<WorkGroup, PlainPhraseKey | null> = {
  daily: null,
  // That of the portal.
  portal: null,
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
  const own = [...ownWays(session), ...portalWays(session)].filter(({ page, portal }) =>
    mayOpen(page, portal?.key),
  );
  const about = params.portal ?? params.event;
  const isOwn = (page: string) =>
    own.some((way) => way.page === page && (!way.portal || way.portal.key === about));
  /** The entry that a page belongs to: its own, or the next one that it stands within. */
  const placeOf = (page: string | undefined): string | undefined =>
    page === undefined || isOwn(page)
      ? page
      : placeOf(workPlaceOf(page)?.within?.replace(":type", params.type ?? ""));
  const place = placeOf(id);
  const linkOf = ({ page, portal, address, label }: Way) => {
    const here = address === pathname ? ("page" as const) : ("true" as const);
    const isHere = page === place && (!portal || portal.key === about);
    return { href: address, label: t(label), current: isHere ? here : undefined };
  };
  const groupOf = (group: WorkGroup, portal?: Portal): LinkGroup => {
    const title = titles[group];
    return {
      key: portal?.key ?? group,
      title: portal?.display_name ?? (title && t(title)),
      links: inOrder(own.filter((way) => way.portal === portal && isIn(group, way))).map(linkOf),
    };
  };
  return workGroups
    .flatMap((group) =>
      group === "portal"
        ? session.portals.map((portal) => groupOf(group, portal))
        : [groupOf(group)],
    )
    .filter(({ links }) => links.length > 0);
}

/** A page that somebody may be led to; `portal`: it is about this one. */
interface Way {
  page: PagePath;
  portal?: Portal;
  address: string;
  label: PlainPhraseKey;
}

const isIn = (group: WorkGroup, { page }: Way) => workPlaceOf(page)?.entry === group;

const order = Object.keys(workPlaces);
const inOrder = (ways: Way[]) => ways.sort((a, b) => order.indexOf(a.page) - order.indexOf(b.page));

const ownWays = ({ profile }: SignedIn): Way[] =>
  (Object.entries(entries) as [keyof typeof entries, Entry][]).flatMap(([page, entry]) => {
    const address = typeof entry.to === "string" ? entry.to : entry.to(profile);
    return address === null ? [] : [{ page, address, label: entry.label }];
  });

/** Support has the list of all portals. */
const portalWays = ({ profile, portals }: SignedIn): Way[] =>
  isSupport(profile.roles)
    ? []
    : portals.flatMap((portal) =>
        (Object.keys(portalEntries) as (keyof typeof portalEntries)[]).map((page) => {
          const { to, label } = portalEntries[page];
          return { page, portal, address: to(portal.key), label };
        }),
      );
