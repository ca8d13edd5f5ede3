import { links } from "@neroli/contract/access/links.ts";
import { Link } from "react-router";
import { signIn } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { type ButtonLook, buttonClass } from "../ui/button-look.ts";
import { Disclosure } from "../ui/disclosure.tsx";
import classes from "./shell.module.css";

const barButton: ButtonLook = { variant: "quiet", size: "small" };

/** The bar's links and buttons for visitors: Products, Blog, Sign up, Log in (spec 2). */
export function VisitorActions() {
  const t = useT();
  return (
    <>
      <span className={classes.onlyWide}>
        <Disclosure button={t("shell.products")} className={buttonClass(barButton)} align="start">
          <ProductLinks />
        </Disclosure>
        <ButtonLink variant="quiet" size="small" href={links.blog()}>
          {t("shell.blog")}
        </ButtonLink>
      </span>
      <ButtonLink variant="quiet" size="small" href={links.register()}>
        {t("shell.sign-up")}
      </ButtonLink>
      <Button variant="strong" size="small" onClick={() => void signIn()}>
        {t("shell.log-in")}
      </Button>
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
