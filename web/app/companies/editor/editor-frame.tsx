import { links } from "@neroli/contract/access/links.ts";
import { isSupport } from "@neroli/contract/access/roles.ts";
import type { EditableCompany } from "@neroli/contract/companies/editable.ts";
import { type ReactNode, useState } from "react";
import { useSession } from "../../kernel/session/session.tsx";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Note } from "../../ui/card.tsx";
import { WorkPage } from "../../ui/work-page.tsx";
import { AdministrationLink } from "../administration-link.tsx";
import { LimitsDialog } from "./limits-dialog.tsx";

interface EditorFrameProps {
  company: EditableCompany | null;
  children: ReactNode;
}

/** Title, the way back, the company's other pages and its state, above the form. */
export function EditorFrame({ company, children }: EditorFrameProps) {
  const t = useT();
  return (
    <WorkPage
      back={<AdministrationLink />}
      title={
        company ? t("company-editor.title", { name: company.name }) : t("company-editor.title.new")
      }
      lead={company ? undefined : t("company-editor.new.lead")}
      tools={
        company && (
          <>
            <ButtonLink size="small" href={links.company(company.key)}>
              {t("company-editor.open-page")}
            </ButtonLink>
            <ButtonLink size="small" href={links.dataVisibility(company.key)}>
              {t("company-editor.data-visibility")}
            </ButtonLink>
            <Limits company={company} />
          </>
        )
      }
    >
      {company && !(company.verified && company.enabled) && (
        <Note tone="warning">
          {company.enabled ? t("company-editor.unverified") : t("company-editor.disabled")}
        </Note>
      )}
      {children}
    </WorkPage>
  );
}

/** Support alone says what a company may keep. */
function Limits({ company }: { company: EditableCompany }) {
  const t = useT();
  const session = useSession();
  const [open, setOpen] = useState(false);
  if (session.state !== "signed-in" || !isSupport(session.profile.roles)) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t("company-editor.limits")}
      </Button>
      {open && <LimitsDialog company={company} onClose={() => setOpen(false)} />}
    </>
  );
}
