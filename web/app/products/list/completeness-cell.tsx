import { Popover } from "@mantine/core";
import { links } from "@neroli/contract/access/links.ts";
import type { ListedProduct } from "@neroli/contract/products/editor-schema.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { api } from "../../kernel/client.ts";
import { missingWord } from "../../kernel/completeness/use-completeness.ts";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import layout from "../../ui/layout.module.css";
import { ShareBar } from "../../ui/share-bar.tsx";
import { WithMantine } from "../../ui/with-mantine.tsx";
import { editorOf } from "./product-name.tsx";

/** How complete a product is; opened, it says what is missing. */
export function CompletenessCell({ product }: { product: ListedProduct }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { completeness: share, name } = product;
  return (
    <WithMantine>
      <Popover
        opened={open}
        onChange={setOpen}
        position="bottom-start"
        withinPortal
        shadow="md"
        width={280}
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <Button
            variant="link"
            aria-label={t("completeness.of", { name, share })}
            onClick={() => setOpen(!open)}
          >
            <ShareBar share={share}>{t("completeness.share", { share })}</ShareBar>
          </Button>
        </Popover.Target>
        <Popover.Dropdown>{open && <WhatIsMissing product={product} />}</Popover.Dropdown>
      </Popover>
    </WithMantine>
  );
}

function WhatIsMissing({ product }: { product: ListedProduct }) {
  const t = useT();
  const fields = useMissingFields(product);
  const { missing_fields_count: count, missing_documents: documents } = product;
  return (
    <div className={layout.close} data-autofocus tabIndex={-1}>
      {count === 0 && documents.length === 0 && (
        <p className={layout.text}>{t("completeness.nothing-missing")}</p>
      )}
      {count > 0 && (
        <>
          <h3 className={layout.text}>{t("completeness.missing.fields")}</h3>
          {fields.length > 0 ? (
            <ul className={layout.bullets}>
              {fields.map((field) => (
                <li key={field}>{missingWord(t, field)}</li>
              ))}
            </ul>
          ) : (
            <p className={layout.text}>{t("completeness.missing.fields.count", { count })}</p>
          )}
        </>
      )}
      {documents.length > 0 && (
        <>
          <h3 className={layout.text}>{t("completeness.missing.documents")}</h3>
          <ul className={layout.bullets}>
            {documents.map((type) => (
              <li key={type}>{missingWord(t, type)}</li>
            ))}
          </ul>
        </>
      )}
      {product.can.edit && (count > 0 || documents.length > 0) && (
        <Link to={links.productEditor(editorOf(product))}>{t("completeness.fill")}</Link>
      )}
    </div>
  );
}

/** A row knows how many; which, only the product itself, for those who edit it. */
function useMissingFields({ company, key, version, can, missing_fields_count }: ListedProduct) {
  const { data } = useQuery({
    queryKey: ["products", "missing", company.key, key, version],
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/products/:productKey", {
        params: { companyKey: company.key, productKey: key },
        signal,
      }),
    enabled: missing_fields_count > 0 && (can.edit || can.recover),
  });
  return data?.completeness.missing_fields ?? [];
}
