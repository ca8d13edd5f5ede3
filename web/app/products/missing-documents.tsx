import type { Product } from "@neroli/contract/products/schema.ts";
import { useT } from "../language/phrases.tsx";
import { links } from "../links.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { Icon } from "../ui/icon.tsx";
import own from "./documents.module.css";
import classes from "./product-page.module.css";

/** The coachmark (spec 2), for those who can do something about it; nobody else sees it. */
export function MissingDocuments({ product }: { product: Product }) {
  const t = useT();
  const { offering, segment, company, key } = product;
  const editor = links.productEditor({ offering, segment, company: company.key, key });
  return (
    <section className={classes.section} aria-labelledby="documents">
      <h2 id="documents">{t("product-page.documents")}</h2>
      <div className={own.missing}>
        <p>
          <Icon name="document" /> <strong>{t("product-page.coachmark")}</strong>{" "}
          {t("product-page.documents.none")}
        </p>
        <ButtonLink size="small" href={`${editor}#group-documents`}>
          {t("product-page.documents.add")}
        </ButtonLink>
      </div>
    </section>
  );
}
