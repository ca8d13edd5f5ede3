import { Menu } from "@mantine/core";
import { Link } from "react-router";
import { useT } from "../kernel/phrases.tsx";
import { signIn } from "../kernel/session/session.tsx";
import { links } from "../links.ts";
import classes from "./shell.module.css";

/** What a visitor finds in the bar: Products, Blog, Sign up, Log in (spec 2). */
export function VisitorActions() {
  const t = useT();
  return (
    <>
      <span className={classes.onlyWide}>
        <ProductsMenu />
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

function ProductsMenu() {
  const t = useT();
  return (
    <Menu position="bottom-start" width={240}>
      <Menu.Target>
        <button type="button" className={classes.link}>
          {t("shell.products")}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={links.dataPlatform()}>
          {t("shell.data-platform")}
        </Menu.Item>
        <Menu.Label>{t("shell.supplier")}</Menu.Label>
        <Menu.Item component={Link} to={links.marketplaceSuppliers()}>
          {t("shell.marketplace")}
        </Menu.Item>
        <Menu.Item component={Link} to={links.customerPortal()}>
          {t("shell.customer-portal")}
        </Menu.Item>
        <Menu.Label>{t("shell.brand")}</Menu.Label>
        <Menu.Item component={Link} to={links.marketplaceBrands()}>
          {t("shell.marketplace")}
        </Menu.Item>
        <Menu.Item component={Link} to={links.brandPortal()}>
          {t("shell.brand-portal")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
