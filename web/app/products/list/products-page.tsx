import type { Offering } from "@neroli/contract/enumerations/products.ts";
import { type PickedCompany, usePickedCompany } from "../../kernel/company-picker.tsx";
import { metaT, useT } from "../../language/phrases.tsx";
import { links } from "../../links.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CatalogueCompleteness } from "./catalogue-completeness.tsx";
import { CompanyChoice } from "./company-choice.tsx";
import { CreateProduct } from "./create-product.tsx";
import { ExportAll } from "./export-all.tsx";
import classes from "./list.module.css";
import { ProductsTable } from "./products-table.tsx";
import { useProductList } from "./use-list.ts";
import { type Rights, useRights } from "./use-rights.ts";

export const listMeta =
  (offering: Offering) =>
  ({ matches }: { matches: Parameters<typeof metaT>[0] }) => [
    { title: `${metaT(matches)(`offerings.${offering}`)} | Neroli` },
    { name: "robots", content: "noindex" },
  ];

/** The products of a company, or for support of all, as those who keep them see them (spec 2). */
export function ProductsPage({ offering }: { offering: Offering }) {
  const t = useT();
  const rights = useRights();
  const list = useProductList(offering);
  const asked = usePickedCompany(list.state.filters.company ?? null);
  // A supplier's own company, whatever the address asks for; of all companies only support knows.
  const company = rights.support ? asked : rights.company;
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <div>
          <h1>{t(`offerings.${offering}`)}</h1>
          <p>{t(rights.support ? "products-admin.lead.support" : "products-admin.lead")}</p>
        </div>
        {(rights.support || company) && <Actions {...{ offering, rights, company }} />}
      </header>
      {!rights.support && !company ? (
        <p className={classes.note}>{t("products-admin.no-company")}</p>
      ) : (
        <>
          {rights.support && (
            <CompanyChoice
              company={company}
              onChange={(key) => list.state.setFilter("company", key)}
            />
          )}
          {rights.edit && company && (
            <CatalogueCompleteness offering={offering} company={company} support={rights.support} />
          )}
          <ProductsTable {...{ offering, rights, company, list }} />
        </>
      )}
    </div>
  );
}

interface ActionsProps {
  offering: Offering;
  rights: Rights;
  company: PickedCompany | null;
}

function Actions({ offering, rights, company }: ActionsProps) {
  const t = useT();
  const { support, create, edit } = rights;
  return (
    <div className={classes.actions}>
      {edit && company && <ExportAll company={company} />}
      {create ? (
        <>
          <ButtonLink
            size="small"
            href={links.adminImports(support && company ? { company: company.key } : undefined)}
          >
            {t("products-admin.import")}
          </ButtonLink>
          <CreateProduct offering={offering} support={support} company={company} />
        </>
      ) : (
        <p className={classes.soft}>{t(`products-admin.create.denied.${offering}`)}</p>
      )}
    </div>
  );
}
