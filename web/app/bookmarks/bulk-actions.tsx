import { links } from "@neroli/contract/access/links.ts";
import type { Bookmark } from "@neroli/contract/bookmarks/schema.ts";
import { comparedAtMost } from "@neroli/contract/comparison/limits.ts";
import type { ProductSummary } from "@neroli/contract/products/schema.ts";
import { requestTypes } from "@neroli/contract/requests/states.ts";
import { chooseFolder } from "../kernel/bookmarks/choosing.ts";
import { chooseProject } from "../kernel/projects/choosing.ts";
import { useProjectCompany } from "../kernel/projects/use-project-company.ts";
import { useRequestDialog } from "../kernel/request-dialog.tsx";
import { useRequestRefusal } from "../kernel/request-refusal.ts";
import { selectedOf } from "../kernel/selection.tsx";
import { type Translate, useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { buttonClass } from "../ui/button-look.ts";
import layout from "../ui/layout.module.css";
import { Menu } from "../ui/menu.tsx";
import { nameOf } from "./bookmark-name.ts";

/** Actions on several bookmarks; one that is not possible says why. */
export function BulkActions(props: { rows: readonly Bookmark[]; onRemove: () => void }) {
  const { rows } = props;
  const t = useT();
  const products = rows.flatMap(({ product }) => (product ? [product] : []));
  const reason = whyNotCompared(t, products);
  const company = useProjectCompany();
  return (
    <div className={layout.line}>
      <Button
        size="small"
        onClick={() =>
          chooseFolder(rows.map((row) => ({ key: row.product_key, name: nameOf(t, row) })))
        }
      >
        {t("bookmarks.move-to")}
      </Button>
      {reason ? (
        <Button size="small" disabledReason={reason}>
          {t("bookmarks.compare")}
        </Button>
      ) : (
        <ButtonLink
          size="small"
          href={links.compare({ products: products.map(({ key }) => key).join(",") })}
        >
          {t("bookmarks.compare")}
        </ButtonLink>
      )}
      {products.length > 0 && <Ask products={products} />}
      {products.length > 0 && company !== null && (
        <Button size="small" icon="project" onClick={() => chooseProject(products.map(selectedOf))}>
          {t("add-to-project.add")}
        </Button>
      )}
      <Button size="small" onClick={props.onRemove}>
        {t("bookmarks.remove")}
      </Button>
    </div>
  );
}

function whyNotCompared(t: Translate, products: readonly ProductSummary[]): string | null {
  if (products.length < 2) return t("bookmarks.compare.few");
  if (products.length > comparedAtMost)
    return t("bookmarks.compare.many", { count: comparedAtMost });
  const offerings = new Set(products.map(({ offering }) => offering));
  return offerings.size > 1 ? t("bookmarks.compare.mixed") : null;
}

/** A request for all of them. */
function Ask({ products }: { products: readonly ProductSummary[] }) {
  const t = useT();
  const { open } = useRequestDialog();
  const selected = products.map(selectedOf);
  const whyNot = useRequestRefusal();
  return (
    <Menu
      align="start"
      className={buttonClass({ size: "small" })}
      label={t("bookmarks.request")}
      button={t("bookmarks.request")}
      items={requestTypes.map((type) => {
        const refusal = whyNot(type, selected);
        return {
          label: t(`catalogue.request.${type}`),
          disabledReason: refusal ? t(refusal) : undefined,
          onSelect: () => open({ type, products: selected, origin: "search" }),
        };
      })}
    />
  );
}
