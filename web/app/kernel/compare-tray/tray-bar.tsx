import { links } from "@neroli/contract/access/links.ts";
import { useLocation } from "react-router";
import { useT } from "../../language/phrases.tsx";
import { BottomBar } from "../../ui/bottom-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { tellDone } from "../toast.tsx";
import { type Collected, collectInstead, uncollect, useCollected } from "./tray.ts";
import classes from "./tray-bar.module.css";

/** What is put aside for a comparison, at the foot of every page but the comparison's own. */
export function TrayBar() {
  const t = useT();
  const collected = useCollected();
  const { pathname } = useLocation();
  if (collected.length === 0 || pathname === links.compare()) return null;
  const few = collected.length < 2;
  const empty = () => {
    collectInstead([]);
    tellDone(t("compare-tray.emptied"), {
      label: t("compare-tray.undo"),
      onClick: () => collectInstead(collected),
    });
  };
  return (
    <BottomBar role="region" className={classes.bar} aria-label={t("compare-tray.label")}>
      <div className={classes.inner}>
        <p className={classes.count} role="status">
          {t("compare-tray.count", { count: collected.length })}
          {few && <small id="compare-few">{t("compare-tray.more")}</small>}
        </p>
        <ul className={classes.products}>
          {collected.map((product) => (
            <Put key={product.key} product={product} />
          ))}
        </ul>
        <Button variant="quiet" size="small" onClick={empty}>
          {t("compare-tray.empty")}
        </Button>
        {few ? (
          <Button size="small" disabledReason={t("compare-tray.more")} reasonId="compare-few">
            {t("compare-tray.open")}
          </Button>
        ) : (
          <ButtonLink
            variant="strong"
            size="small"
            href={links.compare({ products: collected.map(({ key }) => key).join(",") })}
          >
            {t("compare-tray.open")}
          </ButtonLink>
        )}
      </div>
    </BottomBar>
  );
}

function Put({ product: { key, name } }: { product: Collected }) {
  const t = useT();
  return (
    <li>
      <span title={name}>{name}</span>
      <IconButton
        icon="cross"
        size="small"
        label={t("compare-tray.remove", { name })}
        onClick={() => uncollect(key)}
      />
    </li>
  );
}
