import { links } from "@neroli/contract/access/links.ts";
import type { EditableProduct } from "@neroli/contract/products/editor-schema.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LabelChip } from "../../ui/label-chip.tsx";
import layout from "../../ui/layout.module.css";
import { WorkPage } from "../../ui/work-page.tsx";
import { ProductStateBadge } from "../product-state.tsx";
import type { Place } from "./place.ts";
import { useMove } from "./use-move.ts";

interface EditorPageProps {
  place: Place;
  title: string;
  /** The company's name. */
  company: string;
  /** Actions on the whole product. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The frame of an editor: the link to the list, what is edited, and whose and what kind it is. */
export function EditorPage({ place, title, company, tools, children }: EditorPageProps) {
  const t = useT();
  const { offering, segment } = place;
  return (
    <WorkPage
      title={title}
      lead={
        <span className={layout.line}>
          <Icon name={offering} /> {t(`product-editor.one.${offering}`)}
          <Icon name={segment} /> {t(`segments.${segment}`)}
          <span>{company}</span>
        </span>
      }
      tools={tools}
      back={
        <Link className={layout.back} to={links.adminProducts(offering)}>
          <Icon name="back" />
          {t(`product-editor.back.${offering}`)}
        </Link>
      }
    >
      {children}
    </WorkPage>
  );
}

/** A stored product: its state and labels, its page, what can be done with it. */
export function ProductActions({ product }: { product: EditableProduct }) {
  const t = useT();
  const { offering, segment, company, key, can } = product;
  const { move, pending } = useMove(product);
  const place = { offering, segment, company: company.key, key };
  return (
    <>
      {!product.trashed_at && <ProductStateBadge state={product.state} />}
      {product.labels.map((label) => (
        <LabelChip
          key={label.key}
          title={label.title}
          colour={label.colour}
          description={label.description}
        />
      ))}
      {!product.trashed_at && (
        <ButtonLink
          size="small"
          href={links.product(offering, key)}
          target="_blank"
          rel="noreferrer"
        >
          {t("product-editor.preview")}
        </ButtonLink>
      )}
      {can.duplicate && (
        <ButtonLink size="small" href={links.duplicateProduct(place)}>
          {t("product-editor.duplicate")}
        </ButtonLink>
      )}
      {/* Spec 5: users without create permission. */}
      {!can.duplicate && (
        <span className={layout.soft}>{t(`product-editor.no-permission.${offering}`)}</span>
      )}
      {can.unpublish && (
        <Button size="small" loading={pending} onClick={() => void move("unpublish")}>
          {t("product-editor.unpublish")}
        </Button>
      )}
      {can.trash && (
        <Button size="small" loading={pending} onClick={() => void move("trash")}>
          {t("product-editor.trash")}
        </Button>
      )}
    </>
  );
}
