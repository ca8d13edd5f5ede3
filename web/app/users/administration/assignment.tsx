import { assignment } from "@neroli/contract/users/forms/assignment.gen.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useState } from "react";
import { api } from "../../kernel/client.ts";
import { CompanyPicker, type PickedCompany } from "../../kernel/company-picker.tsx";
import { FormDialog } from "../../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../../kernel/forms/use-entry-form.ts";
import { tellDone, tellFailure } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";
import layout from "../../ui/layout.module.css";
import { useLastManagerQuestion } from "../last-manager-question.tsx";
import { refreshAccounts } from "./account-queries.ts";

interface Person {
  key: string;
  firstname: string;
  lastname: string;
}

/** True when it was done. */
type Assign = (people: readonly Person[], company: PickedCompany) => Promise<boolean>;

/** Whom the dialog is about. */
interface Choosing {
  people: readonly Person[];
  onDone?: (() => void) | undefined;
}

interface Assignment {
  /** Tells the person what went wrong. */
  assign: (people: readonly Person[], company: PickedCompany) => void;
  assigning: boolean;
  /** Opens the dialog that asks for the company. */
  choose: (people: readonly Person[], onDone?: () => void) => void;
}

const AssignmentContext = createContext<Assignment>({
  assign: () => {},
  assigning: false,
  choose: () => {},
});

export const useAssignment = (): Assignment => use(AssignmentContext);

/** Assigning people to a company, from the table, the selection and the panel. */
export function AssignmentProvider({ children }: { children: ReactNode }) {
  const t = useT();
  const { assign, question } = useAssign();
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const direct = useMutation({
    mutationFn: (company: PickedCompany & { people: readonly Person[] }) =>
      assign(company.people, company),
    onError: (error) => tellFailure(error, t),
  });
  return (
    <AssignmentContext
      value={{
        assign: (people, company) => direct.mutate({ ...company, people }),
        assigning: direct.isPending,
        choose: (people, onDone) => setChoosing({ people, onDone }),
      }}
    >
      {children}
      {choosing && <AssignDialog {...choosing} assign={assign} onClose={() => setChoosing(null)} />}
      {question}
    </AssignmentContext>
  );
}

function useAssign() {
  const t = useT();
  const queries = useQueryClient();
  const { attempt, question } = useLastManagerQuestion();
  const assign: Assign = async (people, company) => {
    const body = { users: people.map(({ key }) => key), company: company.key };
    const done = await attempt((force) =>
      api("POST /users/assign", { query: { force: `${force}` }, body }),
    );
    if (!done) return false;
    void refreshAccounts(queries);
    const [first] = people;
    const name = `${first?.firstname} ${first?.lastname}`;
    tellDone(t("users-admin.said.assign", { count: people.length, name, company: company.name }));
    return true;
  };
  return { assign, question };
}

interface AssignDialogProps extends Choosing {
  assign: Assign;
  onClose: () => void;
}

function AssignDialog({ people, onDone, assign, onClose }: AssignDialogProps) {
  const t = useT();
  const form = useEntryForm({
    constraints: assignment,
    base: null,
    valuesOf: (): { company: PickedCompany | null } => ({ company: null }),
    toBody: ({ company }) => ({
      users: people.map(({ key }) => key),
      company: company?.key ?? "",
    }),
    send: async (_, { values: { company } }) => company !== null && assign(people, company),
    onSent: (done) => {
      if (!done) return;
      onClose();
      onDone?.();
    },
    draft: () => null,
  });
  return (
    <FormDialog
      title={t("users-admin.assign")}
      form={form}
      submit={t("users-admin.assign")}
      onClose={onClose}
    >
      <p className={layout.text}>
        {people.map((each) => `${each.firstname} ${each.lastname}`).join(", ")}
      </p>
      <CompanyPicker
        autoFocus
        label={t("users-admin.assign.company")}
        placeholder={t("users-admin.assign.placeholder")}
        {...form.field("company")}
      />
      <p className={layout.soft}>{t("users-admin.assign.text")}</p>
    </FormDialog>
  );
}
