import { Link, useLocation } from "react-router";
import { useT } from "../../language/phrases.tsx";
import { links } from "../../links.ts";
import buttons from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
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
      onUndo: () => collectInstead(collected),
    });
  };
  return (
    <section className={classes.bar} aria-label={t("compare-tray.label")}>
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
        <button type="button" className={classes.empty} onClick={empty}>
          {t("compare-tray.empty")}
        </button>
        {few ? (
          <button
            type="button"
            className={buttons.small}
            aria-disabled="true"
            aria-describedby="compare-few"
          >
            {t("compare-tray.open")}
          </button>
        ) : (
          <Link
            className={classes.open}
            to={links.compare({ products: collected.map(({ key }) => key).join(",") })}
          >
            {t("compare-tray.open")}
          </Link>
        )}
      </div>
    </section>
  );
}

function Put({ product: { key, name } }: { product: Collected }) {
  const t = useT();
  return (
    <li>
      <span title={name}>{name}</span>
      <button
        type="button"
        aria-label={t("compare-tray.remove", { name })}
        onClick={() => uncollect(key)}
      >
        <Icon name="cross" />
      </button>
    </li>
  );
}
