import { Link } from "react-router";
import { signIn } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import { links } from "../links.ts";
import { Disclosure } from "../ui/disclosure.tsx";
import classes from "./shell.module.css";

/** What a visitor finds in the bar: Products, Blog, Sign up, Log in (spec 2). */
export function VisitorActions() {
  const t = useT();
  return (
    <>
      <span className={classes.onlyWide}>
        <Disclosure button={t("shell.products")} className={classes.link} align="start">
          <ProductLinks />
        </Disclosure>
        <Link to={links.blog()} className={classes.link}>
          {t("shell.blog")}
        </Link>
      </span>
      <Link to={links.register()} className={classes.link}>
        {t("shell.sign-up")}
      </Link>
      <button type="button" className={classes.link} data-primary onClick={() => void signIn()}>
        {t("shell.log-in")}
      </button>
    </>
  );
}

function ProductLinks() {
  const t = useT();
  return (
    <>
      <ul>
        <li>
          <Link to={links.dataPlatform()}>{t("shell.data-platform")}</Link>
        </li>
      </ul>
      <h2>{t("shell.supplier")}</h2>
      <ul>
        <li>
          <Link to={links.marketplaceSuppliers()}>{t("shell.marketplace")}</Link>
        </li>
        <li>
          <Link to={links.customerPortal()}>{t("shell.customer-portal")}</Link>
        </li>
      </ul>
      <h2>{t("shell.brand")}</h2>
      <ul>
        <li>
          <Link to={links.marketplaceBrands()}>{t("shell.marketplace")}</Link>
        </li>
        <li>
          <Link to={links.brandPortal()}>{t("shell.brand-portal")}</Link>
        </li>
      </ul>
    </>
  );
}
