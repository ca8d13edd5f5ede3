import { isSupport } from "@neroli/contract/access/roles.ts";
import type { CompanyDomain } from "@neroli/contract/companies/domains.ts";
import type { EditableCompany } from "@neroli/contract/companies/editable.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../kernel/client.ts";
import { LeaveGuard } from "../../kernel/forms/leave-guard.tsx";
import { QueryStates } from "../../kernel/query-states.tsx";
import { useSession } from "../../kernel/session/session.tsx";
import { tellDone, tellFailure } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import layout from "../../ui/layout.module.css";
import { Skeleton } from "../../ui/states.tsx";

/** What is proved of the company's saved domains, and how the others can be. */
export function DomainProofs({ company }: { company: EditableCompany }) {
  const t = useT();
  const params = { companyKey: company.key };
  const query = useQuery({
    // A saved list is another one.
    queryKey: ["company-domains", company.key, company.version],
    queryFn: ({ signal }) => api("GET /companies/:companyKey/domains", { params, signal }),
  });
  if ((company.valid_email_domains ?? []).length === 0) return null;
  return (
    <section className={layout.stack} aria-labelledby="domain-proofs">
      <h3 id="domain-proofs">{t("company-domains.title")}</h3>
      <p className={layout.soft}>{t("company-domains.text")}</p>
      <QueryStates query={query} loading={<Skeleton height={60} />}>
        {({ domains }) => (
          <ul className={`${layout.list} ${layout.stack}`}>
            {domains.map((domain) => (
              <li key={domain.domain} className={layout.close}>
                <div className={layout.line}>
                  <strong>{domain.domain}</strong>
                  <Badge tone={domain.proved ? "good" : "warning"}>
                    {t(domain.proved ? "company-domains.proved" : "company-domains.open")}
                  </Badge>
                </div>
                {!domain.proved && <Proof company={company} domain={domain} />}
              </li>
            ))}
          </ul>
        )}
      </QueryStates>
    </section>
  );
}

function Proof({ company, domain }: { company: EditableCompany; domain: CompanyDomain }) {
  const t = useT();
  const session = useSession();
  const support = session.state === "signed-in" && isSupport(session.profile.roles);
  const proof = useProof(company, domain.domain);
  return (
    <>
      {!support && (
        <p className={layout.text}>
          {t("company-domains.record")} <code>{domain.record}</code>
        </p>
      )}
      <div>
        <Button size="small" loading={proof.isPending} onClick={() => proof.mutate(undefined)}>
          {t(support ? "company-domains.confirm" : "company-domains.check")}
        </Button>
      </div>
      {!support && <ByMail company={company} domain={domain.domain} proof={proof} />}
    </>
  );
}

function useProof(company: EditableCompany, domain: string) {
  const t = useT();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (code: string | undefined) =>
      api("POST /companies/:companyKey/domains/prove", {
        params: { companyKey: company.key },
        body: { domain, ...(code !== undefined && { code }) },
      }),
    onSuccess: () => tellDone(t("company-domains.done", { domain })),
    onError: (error) => tellFailure(error, t),
    onSettled: () => queries.invalidateQueries({ queryKey: ["company-domains"] }),
  });
}

interface ByMailProps {
  company: EditableCompany;
  domain: string;
  proof: ReturnType<typeof useProof>;
}

/** These fields stand in the editor's form and are no part of it. */
function ByMail({ company, domain, proof }: ByMailProps) {
  const t = useT();
  const [email, setEmail] = useState("");
  const [code, setCode] = useState("");
  const mail = useMutation({
    mutationFn: () =>
      api("POST /companies/:companyKey/domains/mail", {
        params: { companyKey: company.key },
        body: { email },
      }),
    onSuccess: () => tellDone(t("company-domains.sent", { email })),
    onError: (error) => tellFailure(error, t),
  });
  return (
    <>
      <LeaveGuard changed={email !== "" && !mail.isPending && !proof.isPending} />
      <TextField
        type="email"
        label={t("company-domains.address", { domain })}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <div>
        <Button size="small" loading={mail.isPending} onClick={() => mail.mutate()}>
          {t("company-domains.send")}
        </Button>
      </div>
      {mail.isSuccess && (
        <>
          <TextField
            autoComplete="one-time-code"
            label={t("company-domains.code")}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <div>
            <Button size="small" loading={proof.isPending} onClick={() => proof.mutate(code)}>
              {t("company-domains.prove")}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
