import { links } from "@neroli/contract/access/links.ts";
import { isExhibition } from "@neroli/contract/enumerations/portals.ts";
import { Link, NavLink, useLocation } from "react-router";
import { KeptPiece } from "../kernel/kept-piece.tsx";
import { usePortal } from "../kernel/portal.ts";
import { useSession } from "../kernel/session/session.tsx";
import type { SessionState } from "../kernel/session/state.ts";
import { useWithin } from "../kernel/within.ts";
import { useT } from "../language/phrases.tsx";
import { Mark } from "../ui/mark.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { MemberActions } from "./member-actions.tsx";
import { PhoneMenu } from "./navigation/phone-menu.tsx";
import { SearchBox } from "./search-box.tsx";
import classes from "./shell.module.css";
import { useShowsSuppliers } from "./use-shows-suppliers.ts";
import { VisitorActions } from "./visitor-actions.tsx";

/** The navigation bar (spec 2). */
export function TopBar() {
  const t = useT();
  const session = useSession();
  const within = useWithin();
  const { pathname } = useLocation();
  const home = session.state === "signed-in" ? links.search("INGREDIENTS") : links.home();
  return (
    <header className={classes.bar}>
      <div className={classes.barInner}>
        <KeptPiece of={["logo"]}>
          <Logo home={home} />
        </KeptPiece>
        <PhoneMenu />
        <SearchBox />
        <KeptPiece of={["account"]}>
          <nav className={classes.actions} aria-label={t("shell.account")}>
            <PersonActions session={session} />
            <LanguageMenu />
          </nav>
        </KeptPiece>
      </div>
      <KeptPiece of={["searches", pathname, within]}>
        <nav className={classes.tabs} aria-label={t("shell.searches")}>
          <Tab to={links.search("INGREDIENTS", within)}>{t("offerings.INGREDIENTS")}</Tab>
          <Tab to={links.search("FORMULATIONS", within)}>{t("offerings.FORMULATIONS")}</Tab>
          <Tab to={links.search("SERVICES", within)}>{t("offerings.SERVICES")}</Tab>
          <WhoOffers within={within} />
        </nav>
      </KeptPiece>
    </header>
  );
}

/** At an exhibition's host its exhibitors by hall and stand, elsewhere the search of suppliers. */
function WhoOffers({ within }: { within: ReturnType<typeof useWithin> }) {
  const t = useT();
  const portal = usePortal();
  const showsSuppliers = useShowsSuppliers();
  if (portal && isExhibition(portal.type)) {
    return <Tab to={links.exhibition(portal.key)}>{t("shell.exhibitors")}</Tab>;
  }
  return showsSuppliers && <Tab to={links.suppliersSearch(within)}>{t("shell.suppliers")}</Tab>;
}

/** The way to the start, by Neroli's sign or that of the portal on whose host the page is. */
function Logo({ home }: { home: string }) {
  const t = useT();
  const portal = usePortal();
  if (!portal) {
    return (
      <Link to={home} className={classes.logo} aria-label={t("shell.logo")}>
        <Mark />
        <span aria-hidden="true">{t("shell.product-name")}</span>
      </Link>
    );
  }
  const { name, images } = portal;
  return (
    <Link to={home} className={classes.logo} aria-label={t("shell.portal-logo", { name })}>
      {images.LOGO ? (
        <img src={images.LOGO} alt={name} className={classes.portalLogo} />
      ) : (
        <span aria-hidden="true">{name}</span>
      )}
    </Link>
  );
}

/** Nothing for who is on the way back in, which takes as long as the server is away. */
function PersonActions({ session }: { session: SessionState }) {
  if (session.state === "signed-in") return <MemberActions profile={session.profile} />;
  return session.state === "loading" && session.returning ? null : <VisitorActions />;
}

function Tab({ to, children }: { to: string; children: string }) {
  return (
    <NavLink to={to} className={classes.tab ?? ""} prefetch="none">
      {children}
    </NavLink>
  );
}
