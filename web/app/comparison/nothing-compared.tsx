import { Link } from "react-router";
import { type Collected, useCollected } from "../kernel/compare-tray/tray.ts";
import { useT } from "../language/phrases.tsx";
import { links } from "../links.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { AddProduct } from "./add-product.tsx";
import classes from "./compare-page.module.css";

/** What this page is for, and how to begin. */
export function NothingCompared({ onAdd }: { onAdd: (product: Collected) => void }) {
  const t = useT();
  const collected = useCollected();
  const count = collected.length;
  return (
    <section className={classes.empty} aria-labelledby="empty">
      <h2 id="empty">{t("comparison.empty")}</h2>
      <p>{t("comparison.empty.how")}</p>
      {count > 0 && (
        <ButtonLink
          variant="strong"
          href={links.compare({ products: collected.map(({ key }) => key).join(",") })}
        >
          {t("comparison.empty.collected", { count })}
        </ButtonLink>
      )}
      <AddProduct offering="INGREDIENTS" keys={[]} onAdd={onAdd} />
      <Link to={links.search("INGREDIENTS")}>{t("comparison.empty.search")}</Link>
    </section>
  );
}
