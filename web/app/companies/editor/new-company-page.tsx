import { links } from "@neroli/contract/access/links.ts";
import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { hiddenMeta } from "../../kernel/page-meta.ts";
import type { Route } from "./+types/new-company-page";
import { CompanyForm } from "./company-form.tsx";
import { EditorFrame } from "./editor-frame.tsx";
import { useCompanyForm } from "./use-company-form.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  hiddenMeta(matches, "company-editor.title.new");

/** Once it is created, its editor goes on with pictures and top products. */
export default function NewCompanyPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [created, setCreated] = useState<string | null>(null);
  const form = useCompanyForm({
    company: null,
    name: params.get("name") ?? "",
    onCreated: ({ key }) => setCreated(key),
  });
  // Not before the form knows that nothing is unsaved any more.
  const done = created !== null && !form.changed;
  useEffect(() => {
    if (done) void navigate(links.companyEditor(created), { replace: true });
  }, [done, created, navigate]);
  return (
    <EditorFrame company={null}>
      <CompanyForm form={form} company={null} />
    </EditorFrame>
  );
}
