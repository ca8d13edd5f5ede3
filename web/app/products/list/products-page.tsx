import { links, offeringOfStep } from "@neroli/contract/access/links.ts";
import type { Offering } from "@neroli/contract/enumerations/products.ts";
import { useState } from "react";
import { useLocation } from "react-router";
import {
  CompanyPicker,
  type PickedCompany,
  usePickedCompany,
} from "../../kernel/company-picker.tsx";
import { hiddenMeta } from "../../kernel/page-meta.ts";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Note } from "../../ui/card.tsx";
import layout from "../../ui/layout.module.css";
import { WorkPage } from "../../ui/work-page.tsx";
import type { Route } from "./+types/products-page";
import { CatalogueCompleteness } from "./catalogue-completeness.tsx";
import { CreateProduct } from "./create-product.tsx";
import { ExportDialog } from "./export-dialog.tsx";
import { ProductsTable } from "./products-table.tsx";
import { useProductList } from "./use-product-list.ts";
import { type Rights, useRights } from "./use-rights.ts";

/** The offering that the list's own address ends with. */
const offeringOf = ({ pathname }: { pathname: string }): Offering =>
  offeringOfStep(pathname.split("/").at(-1)) ?? "INGREDIENTS";

export const meta: Route.MetaFunction = ({ matches, location }) =>
  hiddenMeta(matches, `offerings.${offeringOf(location)}`);

export default function ProductsPage() {
  const offering = offeringOf(useLocation());
  return <ProductsView key={offering} offering={offering} />;
}

function leadOf({ support, company, verified }: Rights) {
  if (support) return "products-admin.lead.support";
  return company && !verified ? "products-admin.lead.unverified" : "products-admin.lead";
}

/** The products of a company, or for support of all, as those who keep them see them (spec 2). */
function ProductsView({ offering }: { offering: Offering }) {
  const t = useT();
  const rights = useRights();
  const list = useProductList(offering);
  const picked = usePickedCompany(list.state.filters.company ?? null);
  // Suppliers see their own company alone, whatever the address says; support may look at any.
  const company = rights.support ? picked : rights.company;
  return (
    <WorkPage
      title={t(`offerings.${offering}`)}
      lead={t(leadOf(rights))}
      tools={(rights.support || company) && <Actions {...{ offering, rights, company }} />}
    >
      {!rights.support && !company ? (
        <Note>{t("products-admin.no-company")}</Note>
      ) : (
        <>
          {rights.support && (
            <CompanyPicker
              className={layout.narrow}
              label={t("products-admin.company")}
              placeholder={t("products-admin.company.all")}
              value={company}
              clear={t("products-admin.company.clear")}
              onChange={(chosen) => list.state.setFilter("company", chosen?.key ?? "")}
            />
          )}
          {rights.edit && company && (
            <CatalogueCompleteness offering={offering} company={company} support={rights.support} />
          )}
          <ProductsTable {...{ offering, rights, company, list }} />
        </>
      )}
    </WorkPage>
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
  const [exporting, setExporting] = useState(false);
  return (
    <>
      {edit && company && (
        <Button size="small" onClick={() => setExporting(true)}>
          {t("products-admin.export.all")}
        </Button>
      )}
      {exporting && company && (
        <ExportDialog companies={[company]} onClose={() => setExporting(false)} />
      )}
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
        <p className={layout.soft}>{t(`products-admin.create.denied.${offering}`)}</p>
      )}
    </>
  );
}
