import { links } from "@neroli/contract/access/links.ts";
import { Link } from "react-router";
import { type Collected, useCollected } from "../kernel/compare-tray/tray.ts";
import { useT } from "../language/phrases.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { Card } from "../ui/card.tsx";
import { AddProduct } from "./add-product.tsx";

/** Explains the page before anything is compared, and how to begin. */
export function NothingCompared({ onAdd }: { onAdd: (product: Collected) => void }) {
  const t = useT();
  const collected = useCollected();
  const count = collected.length;
  return (
    <Card title={t("comparison.empty")}>
      <p>{t("comparison.empty.how")}</p>
      {count > 0 && (
        <div>
          <ButtonLink
            variant="strong"
            href={links.compare({ products: collected.map(({ key }) => key).join(",") })}
          >
            {t("comparison.empty.collected", { count })}
          </ButtonLink>
        </div>
      )}
      <AddProduct offering="INGREDIENTS" keys={[]} onAdd={onAdd} />
      <Link to={links.search("INGREDIENTS")}>{t("comparison.empty.search")}</Link>
    </Card>
  );
}
