import type { Policy } from "@neroli/contract/policies/schema.ts";
import { useState } from "react";
import { api } from "../kernel/client.ts";
import { CompanyPicker } from "../kernel/company-picker.tsx";
import { ConfirmAction } from "../kernel/confirm-action.tsx";
import { useManagedCompany } from "../kernel/managed-company.ts";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/policies-page";
import { PoliciesTable } from "./policies-table.tsx";
import { NoteDialog, PolicyDialog } from "./policy-dialog.tsx";
import { nameOf, usePolicies } from "./policy-queries.ts";

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "policies.title");

/** What is open over the list. */
type Open = { what: "new" } | { what: "note" | "remove"; policy: Policy } | null;

/** What a company wants and does not want in what it buys. */
export default function PoliciesPage() {
  const t = useT();
  const { company, support, pick } = useManagedCompany();
  const key = company?.key ?? null;
  const policies = usePolicies(key);
  const [open, setOpen] = useState<Open>(null);
  const reason = policies.data?.can.edit === false ? t("errors.policies.managers-only") : null;
  const add = policies.data && (
    <Button
      variant="primary"
      size="small"
      disabledReason={reason}
      onClick={() => setOpen({ what: "new" })}
    >
      {t("policies.add")}
    </Button>
  );
  return (
    <WorkPage title={t("policies.title")} lead={t("policies.lead")} tools={add}>
      {support && (
        <CompanyPicker
          className={layout.narrow}
          label={t("policies.company")}
          placeholder={t("policies.company.which")}
          value={company}
          clear={t("policies.company.clear")}
          onChange={pick}
        />
      )}
      {key === null ? (
        <Note>{t(support ? "policies.company.first" : "policies.no-company")}</Note>
      ) : (
        <div className={layout.stack}>
          {reason && <Note>{reason}</Note>}
          <PoliciesTable
            policies={policies}
            reason={reason}
            onNote={(policy) => setOpen({ what: "note", policy })}
            onRemove={(policy) => setOpen({ what: "remove", policy })}
          />
          <OpenDialog company={key} open={open} policies={policies} onClose={() => setOpen(null)} />
        </div>
      )}
    </WorkPage>
  );
}

interface OpenProps {
  company: string;
  open: Open;
  policies: ReturnType<typeof usePolicies>;
  onClose: () => void;
}

function OpenDialog({ company, open, policies, onClose }: OpenProps) {
  if (!open) return null;
  const known = new Set(policies.data?.content.map(({ id }) => id));
  if (open.what === "new") return <PolicyDialog {...{ company, known, onClose }} />;
  const { policy } = open;
  if (open.what === "note") return <NoteDialog {...{ company, known, policy, onClose }} />;
  return <Remove {...{ company, policy, onClose }} />;
}

function Remove(props: { company: string; policy: Policy; onClose: () => void }) {
  const t = useT();
  const { company, policy, onClose } = props;
  return (
    <ConfirmAction
      title={t("policies.remove.which", { label: nameOf(t, policy) })}
      text={t("policies.remove.sure")}
      confirm={t("policies.remove")}
      action={() =>
        api("DELETE /companies/:companyKey/policies/:id", {
          params: { companyKey: company, id: policy.id },
        })
      }
      done={t("policies.removed")}
      failed={t("policies.not-removed")}
      reread={["policies"]}
      onClose={onClose}
    />
  );
}
