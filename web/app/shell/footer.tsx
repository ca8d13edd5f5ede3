import { links } from "@neroli/contract/access/links.ts";
import { Link } from "react-router";
import { useT } from "../language/phrases.tsx";
import classes from "./shell.module.css";
import { useShowsSuppliers } from "./use-shows-suppliers.ts";

export function Footer() {
  const t = useT();
  const showsSuppliers = useShowsSuppliers();
  return (
    <footer className={classes.footer}>
      <div className={classes.footerInner}>
        <span>{t("shell.footer")}</span>
        <Link to={links.search("INGREDIENTS")}>{t("offerings.INGREDIENTS")}</Link>
        <Link to={links.search("FORMULATIONS")}>{t("offerings.FORMULATIONS")}</Link>
        <Link to={links.search("SERVICES")}>{t("offerings.SERVICES")}</Link>
        {showsSuppliers && <Link to={links.suppliersSearch()}>{t("shell.suppliers")}</Link>}
        <Link to={links.terms()}>{t("terms.title")}</Link>
        <a href="/api/docs" data-document="">
          API
        </a>
      </div>
    </footer>
  );
}
