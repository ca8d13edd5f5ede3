import { links } from "@neroli/contract/access/links.ts";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { tellDone, tellFailure } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import type { RowAction } from "../../ui/data-table-types.ts";
import { useCompanyChanged } from "../company-queries.ts";
import { LabelsDialog } from "../labels-dialog.tsx";
import { RenameDialog } from "../rename-dialog.tsx";
import type { CompanyRow } from "./company-row.ts";
import { callState, oppositeOf, type StateAction } from "./state-calls.ts";

interface OpenDialog {
  company: CompanyRow;
  dialog: "disable" | "rename" | "labels";
}

/** The menu of a row, and the dialogs that it opens. */
export function useRowActions(): {
  actionsFor: (company: CompanyRow) => readonly RowAction[];
  dialogs: ReactNode;
} {
  const t = useT();
  const navigate = useNavigate();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const change = useChangeState();
  const close = () => setOpen(null);
  const actionsFor = (company: CompanyRow): readonly RowAction[] => {
    const go = (address: string) => () => void navigate(address);
    const ask = (dialog: OpenDialog["dialog"]) => () => setOpen({ company, dialog });
    const verification = company.verified ? "unverify" : "verify";
    return [
      { label: t("companies-admin.menu.open"), onSelect: go(links.company(company.key)) },
      { label: t("companies-admin.menu.edit"), onSelect: go(links.companyEditor(company.key)) },
      {
        label: t("companies-admin.menu.visibility"),
        onSelect: go(links.dataVisibility(company.key)),
      },
      {
        label: t("companies-admin.menu.webhooks"),
        onSelect: go(links.webhooks({ company: company.key })),
      },
      {
        label: t(`companies-admin.${verification}`),
        onSelect: () => change(verification, company),
      },
      { label: t("companies-admin.menu.rename"), onSelect: ask("rename") },
      { label: t("companies-admin.menu.labels"), onSelect: ask("labels") },
      company.enabled
        ? { label: t("companies-admin.disable"), danger: true, onSelect: ask("disable") }
        : { label: t("companies-admin.enable"), onSelect: () => change("enable", company) },
    ];
  };
  const dialogs = open && (
    <RowDialog
      open={open}
      onClose={close}
      onDisable={() => {
        close();
        change("disable", open.company);
      }}
    />
  );
  return { actionsFor, dialogs };
}

function RowDialog(props: { open: OpenDialog; onClose: () => void; onDisable: () => void }) {
  const t = useT();
  const { company, dialog } = props.open;
  if (dialog === "labels") return <LabelsDialog company={company} onClose={props.onClose} />;
  if (dialog === "rename") {
    return <RenameDialog company={company} onClose={props.onClose} onRenamed={() => {}} />;
  }
  return (
    <ConfirmDialog
      danger
      title={t("companies-admin.disable.title", { name: company.name })}
      text={t("companies-admin.disable.what")}
      confirm={t("companies-admin.disable")}
      cancel={t("table.cancel")}
      onConfirm={props.onDisable}
      onClose={props.onClose}
    />
  );
}

/** Does it, says so, and offers to take it back. */
function useChangeState() {
  const t = useT();
  const tellChanged = useCompanyChanged();
  const mutation = useMutation({
    mutationFn: ({ action, company }: { action: StateAction; company: CompanyRow }) =>
      callState(action, company.key),
    onSuccess: (changed, { action, company }) => {
      void tellChanged(changed.key);
      tellDone(t(`companies-admin.done.${action}`, { name: company.name }), {
        label: t("table.undo"),
        onClick: () => mutation.mutate({ action: oppositeOf[action], company }),
      });
    },
    onError: (error) => tellFailure(error, t),
  });
  return (action: StateAction, company: CompanyRow) => mutation.mutate({ action, company });
}
