import { links } from "@neroli/contract/access/links.ts";
import { useState } from "react";
import { useLocation } from "react-router";
import { useSession } from "../../kernel/session/session.tsx";
import { useT } from "../../language/phrases.tsx";
import { Drawer } from "../../ui/dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { type LinkGroup, LinkGroups } from "../../ui/link-groups.tsx";
import { useProductLinks } from "../product-links.ts";
import classes from "./navigation.module.css";
import { useWorkNavigation } from "./use-work-navigation.ts";

/**
 * Where the window has no room for them: the working area's navigation, on every page; for visitors
 * the Products menu and the blog.
 */
export function PhoneMenu() {
  const t = useT();
  const { key } = useLocation();
  // Another page, however it was come to, closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const close = () => setOpenedAt(null);
  return (
    <span className={classes.open}>
      <IconButton
        icon="list"
        label={t("shell.menu")}
        aria-haspopup="dialog"
        onClick={() => setOpenedAt(key)}
      />
      {openedAt === key && (
        <Drawer title={t("shell.menu")} onClose={close}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: closes after the click of a link */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link arrives as a click */}
          <div
            onClick={({ target }) => {
              if (target instanceof Element && target.closest("a")) close();
            }}
          >
            <Links />
          </div>
        </Drawer>
      )}
    </span>
  );
}

function Links() {
  const t = useT();
  const session = useSession();
  const work = useWorkNavigation();
  const visitor = useVisitorLinks();
  if (session.state === "signed-out")
    return <LinkGroups label={t("shell.menu")} groups={visitor} />;
  // What is only said to signed-in people comes with the session.
  return <LinkGroups label={t(work ? "navigation.label" : "shell.menu")} groups={work} />;
}

function useVisitorLinks(): LinkGroup[] {
  const t = useT();
  const [first, ...others] = useProductLinks();
  const blog = {
    key: "blog",
    title: null,
    links: [{ href: links.blog(), label: t("shell.blog") }],
  };
  return first ? [{ ...first, title: t("shell.products") }, ...others, blog] : [blog];
}
