import { links } from "@neroli/contract/access/links.ts";
import type { PortalSettings } from "@neroli/contract/portals/schema.ts";
import { Link } from "react-router";
import { openPrivacy } from "../kernel/interactions/privacy-open.ts";
import { usePortal } from "../kernel/portal.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import classes from "./shell.module.css";
import { useShowsSuppliers } from "./use-shows-suppliers.ts";

export function Footer() {
  const t = useT();
  const portal = usePortal();
  const showsSuppliers = useShowsSuppliers();
  return (
    <footer className={classes.footer}>
      <div className={classes.footerInner}>
        <span>{portal?.name ?? t("shell.footer")}</span>
        <Link to={links.search("INGREDIENTS")}>{t("offerings.INGREDIENTS")}</Link>
        <Link to={links.search("FORMULATIONS")}>{t("offerings.FORMULATIONS")}</Link>
        <Link to={links.search("SERVICES")}>{t("offerings.SERVICES")}</Link>
        {showsSuppliers && <Link to={links.suppliersSearch()}>{t("shell.suppliers")}</Link>}
        {portal ? <PortalLinks portal={portal} /> : <OwnLinks />}
        <Button variant="link" onClick={() => openPrivacy(true)}>
          {t("privacy.title")}
        </Button>
      </div>
    </footer>
  );
}

function OwnLinks() {
  const t = useT();
  return (
    <>
      <Link to={links.topics("functions")}>{t("topics.functions")}</Link>
      <Link to={links.buyers()}>{t("shell.for-buyers")}</Link>
      <Link to={links.suppliers()}>{t("shell.for-suppliers")}</Link>
      <Link to={links.faqs()}>{t("shell.faqs")}</Link>
      <Link to={links.terms()}>{t("terms.title")}</Link>
      <Link to={links.privacy()}>{t("shell.privacy-notice")}</Link>
      <Link to={links.imprint()}>{t("shell.imprint")}</Link>
      <a href="/api/docs" data-document="">
        API
      </a>
    </>
  );
}

/** What a portal's people have of their own, and whom they turn to. */
function PortalLinks({ portal }: { portal: PortalSettings }) {
  const t = useT();
  const { support } = portal;
  const { terms, ...others } = portal.links;
  const own = (["site", "imprint", "privacy"] as const).filter((each) => others[each] !== null);
  return (
    <>
      {own.map((each) => (
        <a key={each} href={others[each] ?? ""}>
          {t(`shell.portal.${each}`)}
        </a>
      ))}
      {terms ? (
        <a href={terms}>{t("terms.title")}</a>
      ) : (
        <Link to={links.terms()}>{t("terms.title")}</Link>
      )}
      {support && <a href={`mailto:${support}`}>{t("shell.portal.support")}</a>}
    </>
  );
}
