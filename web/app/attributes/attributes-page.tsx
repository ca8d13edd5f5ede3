import { isSupport } from "@neroli/contract/access/roles.ts";
import type { Attribute } from "@neroli/contract/attributes/schema.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../kernel/client.ts";
import { ConfirmAction } from "../kernel/confirm-action.tsx";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { useSession } from "../kernel/session/session.tsx";
import { useTableState } from "../kernel/table-state.ts";
import { tellFailure } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { DataTable } from "../ui/data-table.tsx";
import type { RowAction } from "../ui/data-table-types.ts";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/attributes-page";
import { AttributeDialog } from "./attribute-dialog.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import { Rewritings } from "./rewritings.tsx";
import { useApprove } from "./use-attribute-form.ts";
import { useColumns } from "./use-columns.tsx";

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "attributes.title");

/** What is open over the list. */
type Open = { what: "new" } | { what: "edit" | "merge" | "remove"; attribute: Attribute } | null;

/** The terms of the vocabularies (spec 2, attribute definitions). */
export default function AttributesPage() {
  const t = useT();
  const session = useSession();
  const support = session.state === "signed-in" && isSupport(session.profile.roles);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const create = () => setOpen({ what: "new" });
  return (
    <WorkPage
      title={t("attributes.title")}
      lead={t(support ? "attributes.lead.support" : "attributes.lead")}
      tools={
        <Button variant="primary" size="small" onClick={create}>
          {t(support ? "attributes.new" : "attributes.propose.new")}
        </Button>
      }
    >
      {support && <Rewritings />}
      <AttributesTable {...{ support, setOpen }} onCreate={create} />
      {open?.what === "new" && (
        <AttributeDialog attribute={null} {...{ support }} onClose={close} />
      )}
      {open?.what === "edit" && (
        <AttributeDialog attribute={open.attribute} {...{ support }} onClose={close} />
      )}
      {open?.what === "merge" && <MergeDialog attribute={open.attribute} onClose={close} />}
      {open?.what === "remove" && <Remove attribute={open.attribute} onClose={close} />}
    </WorkPage>
  );
}

interface TableProps {
  support: boolean;
  onCreate: () => void;
  setOpen: (open: Open) => void;
}

const filters = ["text__icontains", "field__eq", "status__eq", "untranslated__eq"];

function AttributesTable({ support, onCreate, setOpen }: TableProps) {
  const t = useT();
  const columns = useColumns({ support });
  const state = useTableState({ filters, sort: "-products", size: 50 });
  const approve = useApprove();
  const found = useAttributes(state.query);
  const filtered = Object.keys(state.filters).length > 0;
  return (
    <DataTable
      label={t("attributes.title")}
      columns={columns}
      keyOf={({ field, term }) => `${field} ${term}`}
      rowLabel={({ term }) => term}
      list={state}
      found={found}
      empty={
        filtered
          ? { title: t("attributes.none"), text: "" }
          : {
              title: t("attributes.empty.title"),
              text: t("attributes.empty.text"),
              action: (
                <Button size="small" onClick={onCreate}>
                  {t(support ? "attributes.new" : "attributes.propose.new")}
                </Button>
              ),
            }
      }
      rowActions={(attribute) =>
        actionsOf(t, {
          attribute,
          support,
          setOpen,
          onApprove: () => approve.mutate(attribute, { onError: (error) => tellFailure(error, t) }),
        })
      }
    />
  );
}

const useAttributes = (query: Record<string, string>) =>
  useQuery({
    queryKey: ["attributes", "list", query],
    queryFn: ({ signal }) => api("GET /attributes", { query, signal }),
    placeholderData: keepPreviousData,
  });

interface ActionsFor {
  attribute: Attribute;
  support: boolean;
  setOpen: (open: Open) => void;
  onApprove: () => void;
}

function actionsOf(
  t: ReturnType<typeof useT>,
  { attribute, support, setOpen, onApprove }: ActionsFor,
): readonly RowAction[] {
  const { can, id, status } = attribute;
  const edit = () => setOpen({ what: "edit", attribute });
  const merge = {
    label: t("attributes.merge.menu"),
    onSelect: () => setOpen({ what: "merge", attribute }),
  };
  if (!id) {
    const define = {
      label: t(support ? "attributes.define" : "attributes.propose"),
      onSelect: edit,
    };
    return can.merge ? [define, merge] : [define];
  }
  if (!can.edit) return [];
  const remove = {
    label: t("attributes.remove"),
    danger: true,
    onSelect: () => setOpen({ what: "remove", attribute }),
    disabledReason: can.remove.reason ?? undefined,
  };
  const approve = { label: t("attributes.approve"), onSelect: onApprove };
  return [
    ...(status === "PROPOSED" ? [approve] : []),
    { label: t("attributes.edit"), onSelect: edit },
    merge,
    remove,
  ];
}

function Remove({ attribute, onClose }: { attribute: Attribute; onClose: () => void }) {
  const t = useT();
  const params = { attributeId: attribute.id ?? "" };
  return (
    <ConfirmAction
      title={t("attributes.remove.which", { term: attribute.term })}
      text={t("attributes.remove.sure")}
      confirm={t("attributes.remove")}
      action={() => api("DELETE /attributes/:attributeId", { params })}
      done={t("attributes.removed", { term: attribute.term })}
      reread={["attributes"]}
      onClose={onClose}
    />
  );
}
