import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useState } from "react";
import { api } from "../../kernel/client.ts";
import { CompanyPicker } from "../../kernel/company-picker.tsx";
import { sentenceOf, tellDone, tellFailure } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/card.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import layout from "../../ui/layout.module.css";
import { useInsist } from "../insist.tsx";
import { refreshAccounts } from "./account-queries.ts";

interface Person {
  key: string;
  firstname: string;
  lastname: string;
}
interface Company {
  key: string;
  name: string;
}

interface Assigning {
  /** True when it was done; tells the person what went wrong otherwise. */
  assign: (people: readonly Person[], company: Company) => Promise<boolean>;
  assigning: boolean;
  /** Opens the dialog that asks for the company. */
  choose: (people: readonly Person[], onDone?: () => void) => void;
}

const AssignContext = createContext<Assigning>({
  assign: async () => false,
  assigning: false,
  choose: () => {},
});

export const useAssign = (): Assigning => use(AssignContext);

/** Assigning people to a company, from the table, the selection and the panel. */
export function AssignProvider({ children }: { children: ReactNode }) {
  const { assign, assigning, error, question } = useAssignment();
  const [asked, setAsked] = useState<{ people: readonly Person[]; onDone?: () => void } | null>(
    null,
  );
  const choose: Assigning["choose"] = (people, onDone) =>
    setAsked({ people, ...(onDone && { onDone }) });
  return (
    <AssignContext value={{ assign, assigning, choose }}>
      {children}
      {asked && (
        <ChooseCompany
          people={asked.people}
          assigning={assigning}
          error={error}
          onClose={() => setAsked(null)}
          onChoose={async (company) => {
            if (!(await assign(asked.people, company))) return;
            setAsked(null);
            asked.onDone?.();
          }}
        />
      )}
      {question}
    </AssignContext>
  );
}

function useAssignment() {
  const t = useT();
  const queries = useQueryClient();
  const { attempt, question } = useInsist();
  const [assigning, setAssigning] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const assign: Assigning["assign"] = async (people, company) => {
    setAssigning(true);
    setError(null);
    try {
      const done = await attempt((force) =>
        api("POST /users/assign", {
          query: { force: `${force}` },
          body: { users: people.map(({ key }) => key), company: company.key },
        }),
      );
      if (!done) return false;
      void refreshAccounts(queries);
      const [first] = people;
      const name = `${first?.firstname} ${first?.lastname}`;
      const values = { count: people.length, name, company: company.name };
      tellDone(t("users-admin.said.assign", values));
      return true;
    } catch (refused) {
      setError(sentenceOf(refused, t));
      tellFailure(refused, t);
      return false;
    } finally {
      setAssigning(false);
    }
  };
  return { assign, assigning, error, question };
}

function ChooseCompany(props: {
  people: readonly Person[];
  assigning: boolean;
  error: string | null;
  onClose: () => void;
  onChoose: (company: Company) => Promise<void>;
}) {
  const t = useT();
  const [company, setCompany] = useState<Company | null>(null);
  return (
    <Dialog onClose={props.onClose} title={t("users-admin.assign")}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (company) void props.onChoose(company);
        }}
      >
        <div className={layout.stack}>
          <p className={layout.text}>
            {props.people.map((each) => `${each.firstname} ${each.lastname}`).join(", ")}
          </p>
          <CompanyPicker
            autoFocus
            label={t("users-admin.assign.company")}
            placeholder={t("users-admin.assign.placeholder")}
            value={company}
            onChange={setCompany}
          />
          <p className={layout.soft}>{t("users-admin.assign.text")}</p>
          {props.error && (
            <Note tone="bad" urgent>
              {props.error}
            </Note>
          )}
          <div className={layout.actions}>
            <Button onClick={props.onClose}>{t("table.cancel")}</Button>
            <Button
              type="submit"
              variant="strong"
              loading={props.assigning}
              disabledReason={company ? null : t("users-admin.assign.placeholder")}
            >
              {t("users-admin.assign")}
            </Button>
          </div>
        </div>
      </form>
    </Dialog>
  );
}
