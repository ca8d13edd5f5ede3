import { links } from "@neroli/contract/access/links.ts";
import { groups, holdsOne, isSupport } from "@neroli/contract/access/roles.ts";
import type { EditableProduct } from "@neroli/contract/products/editor-schema.ts";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { api } from "../../kernel/client.ts";
import { useSession } from "../../kernel/session/session.tsx";
import { tellDone } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";
import { EditorForm } from "./editor-form.tsx";
import { EditorPage } from "./editor-page.tsx";
import { NotAvailable } from "./not-available.tsx";
import type { Place } from "./place.ts";
import { useProductForm } from "./use-product-form.ts";
import type { Values } from "./values.ts";

interface NewProductProps {
  place: Place;
  prefilled?: Values;
  duplicateOf?: string;
  notice?: ReactNode;
}

/** The form of a product that is not there yet; once it is created, its editor goes on. */
export function NewProduct({ place, prefilled, duplicateOf, notice }: NewProductProps) {
  const t = useT();
  const navigate = useNavigate();
  const company = useOwnCompany(place.company);
  const [created, setCreated] = useState<EditableProduct | null>(null);
  const editing = useProductForm({
    place,
    product: null,
    ...(prefilled && { prefilled }),
    ...(duplicateOf && { duplicateOf }),
    onCreated: (product) => {
      setCreated(product);
      tellDone(t("product-editor.created"));
    },
  });
  // Not before the form knows that nothing is unsaved any more.
  const done = created !== null && !editing.changed;
  useEffect(() => {
    if (!done) return;
    const { offering, segment, key } = created;
    const address = links.productEditor({ offering, segment, key, company: created.company.key });
    void navigate(address, { replace: true });
  }, [done, created, navigate]);
  if (company.state === "denied") {
    return <NotAvailable>{t(`product-editor.no-permission.${place.offering}`)}</NotAvailable>;
  }
  if (company.state === "gone") {
    return <NotAvailable>{t("company-editor.gone")}</NotAvailable>;
  }
  return (
    <EditorPage
      place={place}
      title={t(`product-editor.new.${place.offering}`)}
      company={company.name}
    >
      <EditorForm editing={editing} notice={notice} />
    </EditorPage>
  );
}

type OwnCompany = { state: "own"; name: string } | { state: "gone" } | { state: "denied" };

/** One creates products of one's own company; support of any that there is. */
function useOwnCompany(key: string): OwnCompany {
  const session = useSession();
  const profile = session.state === "signed-in" ? session.profile : null;
  const roles = profile?.roles ?? [];
  const support = isSupport(roles);
  const { data, error } = useQuery({
    queryKey: ["companies", "picked", key],
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey", { params: { companyKey: key }, signal }),
    enabled: support,
  });
  if (!holdsOne(roles, groups.CREATE_PRODUCTS)) return { state: "denied" };
  if (support) return error ? { state: "gone" } : { state: "own", name: data?.name ?? key };
  const { company } = profile ?? {};
  return company?.key === key ? { state: "own", name: company.name } : { state: "gone" };
}
