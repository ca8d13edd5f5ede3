import { links } from "@neroli/contract/access/links.ts";
import { Fragment } from "react";
import { Link } from "react-router";
import { usePortal, useSignUpLink } from "../kernel/portal.ts";
import { signIn } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { type ButtonLook, buttonClass } from "../ui/button-look.ts";
import { Disclosure } from "../ui/disclosure.tsx";
import { useProductLinks } from "./product-links.ts";
import classes from "./shell.module.css";

const barButton: ButtonLook = { variant: "quiet", size: "small" };

/** The bar's links and buttons for visitors: Products, Blog, Sign up, Log in (spec 2). */
export function VisitorActions() {
  const t = useT();
  const portal = usePortal();
  const signUp = useSignUpLink();
  return (
    <>
      {!portal && <NeroliLinks />}
      {signUp !== null && (
        <ButtonLink variant="quiet" size="small" href={signUp}>
          {t("shell.sign-up")}
        </ButtonLink>
      )}
      <Button variant="strong" size="small" onClick={() => void signIn()}>
        {t("shell.log-in")}
      </Button>
    </>
  );
}

function NeroliLinks() {
  const t = useT();
  return (
    <span className={classes.onlyWide}>
      <Disclosure button={t("shell.products")} className={buttonClass(barButton)} align="start">
        <ProductLinks />
      </Disclosure>
      <ButtonLink variant="quiet" size="small" href={links.blog()}>
        {t("shell.blog")}
      </ButtonLink>
    </span>
  );
}

function ProductLinks() {
  const groups = useProductLinks();
  return groups.map(({ key, title, links }) => (
    <Fragment key={key}>
      {title && <h2>{title}</h2>}
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </Fragment>
  ));
}
