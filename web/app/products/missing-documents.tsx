import { links } from "@neroli/contract/access/links.ts";
import type { Product } from "@neroli/contract/products/schema.ts";
import { useT } from "../language/phrases.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { Card } from "../ui/card.tsx";
import { Icon } from "../ui/icon.tsx";
import { EmptyState } from "../ui/states.tsx";

/** The coachmark (spec 2), for those who can do something about it; nobody else sees it. */
export function MissingDocuments({ product }: { product: Product }) {
  const t = useT();
  const { offering, segment, company, key } = product;
  const editor = links.productEditor({ offering, segment, company: company.key, key });
  return (
    <Card id="documents" title={t("product-page.documents")}>
      <EmptyState
        plain
        text={
          <>
            <Icon name="document" /> <strong>{t("product-page.coachmark")}</strong>{" "}
            {t("product-page.documents.none")}
          </>
        }
        action={
          <ButtonLink size="small" href={`${editor}#group-documents`}>
            {t("product-page.documents.add")}
          </ButtonLink>
        }
      />
    </Card>
  );
}
