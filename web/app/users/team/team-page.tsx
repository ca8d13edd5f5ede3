import { links } from "@neroli/contract/access/links.ts";
import { isSupport } from "@neroli/contract/access/roles.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { api } from "../../kernel/client.ts";
import { useInviteDialog } from "../../kernel/invite-dialog.tsx";
import { useSession } from "../../kernel/session/session.tsx";
import { sentenceOf } from "../../kernel/toast.tsx";
import { metaT, useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { foldText } from "../../ui/fold-text.ts";
import plain from "../../ui/plain-page.module.css";
import type { Route } from "./+types/team-page";
import classes from "./team.module.css";
import { type Company, TeamMember } from "./team-member.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${metaT(matches)("users-admin.team.page")} | Neroli` },
  { name: "robots", content: "noindex" },
];

/** The people of a company and their roles: of one's own, for support of any (?company=KEY). */
export default function TeamPage() {
  const session = useSession();
  const [params] = useSearchParams();
  if (session.state !== "signed-in") return null;
  const { roles, company } = session.profile;
  const asked = isSupport(roles) ? params.get("company") : null;
  const companyKey = asked ?? company?.key;
  return companyKey === undefined ? (
    <NoCompany />
  ) : (
    <Team key={companyKey} companyKey={companyKey} />
  );
}

function NoCompany() {
  const t = useT();
  return (
    <div className={plain.page}>
      <h1>{t("users-admin.team.page")}</h1>
      <p>{t("users-admin.team.no-company")}</p>
      <Link to={links.adminCompanies()} className={plain.action}>
        {t("users-admin.team.companies")}
      </Link>
    </div>
  );
}

const useCompanyName = (companyKey: string) =>
  useQuery({
    queryKey: ["companies", "name", companyKey],
    queryFn: ({ signal }) => api("GET /companies/:companyKey", { params: { companyKey }, signal }),
    select: ({ key, name }): Company => ({ key, name }),
  });

const useColleagues = (companyKey: string) =>
  useQuery({
    queryKey: ["colleagues", companyKey],
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/users", { params: { companyKey }, signal }),
  });

function Team({ companyKey }: { companyKey: string }) {
  const t = useT();
  const company = useCompanyName(companyKey);
  const people = useColleagues(companyKey);
  const error = company.error ?? people.error;
  const name = company.data?.name ?? "";
  return (
    <div className={classes.page}>
      <Head companyKey={companyKey} name={name} />
      {error && (
        <div role="alert" className={classes.hint}>
          <p>{sentenceOf(error, t)}</p>
          <Button
            size="small"
            onClick={() => void Promise.all([company.refetch(), people.refetch()])}
          >
            {t("table.retry")}
          </Button>
        </div>
      )}
      {!error && !(people.data && company.data) && (
        <div className={classes.skeleton} aria-busy="true" />
      )}
      {!error && people.data && company.data && (
        <People people={people.data.content} company={company.data} />
      )}
    </div>
  );
}

function Head({ companyKey, name }: { companyKey: string; name: string }) {
  const t = useT();
  const invite = useInviteDialog();
  const session = useSession();
  const profile = session.state === "signed-in" ? session.profile : null;
  return (
    <header>
      <div>
        <h1>
          {name ? t("users-admin.team.title", { company: name }) : t("users-admin.team.page")}
        </h1>
        <p className={classes.soft}>{t("users-admin.team.text")}</p>
        {profile && isSupport(profile.roles) && (
          <Link to={links.adminUsers({ company__icontains: companyKey })}>
            {t("users-admin.team.all-accounts")}
          </Link>
        )}
      </div>
      {profile && !profile.staging && (
        <Button variant="strong" onClick={invite.open}>
          {t("users-admin.team.invite")}
        </Button>
      )}
    </header>
  );
}

/** With fewer, nobody needs to search. */
const manyPeople = 8;

function People(props: { people: Parameters<typeof TeamMember>[0]["person"][]; company: Company }) {
  const t = useT();
  const [typed, setTyped] = useState("");
  const { people, company } = props;
  const found = people.filter(({ firstname, lastname, email = "" }) =>
    foldText(`${firstname} ${lastname} ${email}`).includes(foldText(typed.trim())),
  );
  return (
    <>
      {people.length > manyPeople && (
        <input
          type="search"
          className={classes.filter}
          aria-label={t("users-admin.team.filter")}
          placeholder={t("users-admin.team.filter")}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      {found.length === 0 && (
        <p className={classes.hint}>
          {t(people.length === 0 ? "users-admin.team.empty" : "users-admin.team.none")}
        </p>
      )}
      <ul className={classes.list} aria-label={t("users-admin.team.people")}>
        {found.map((person) => (
          <li key={person.key}>
            <TeamMember person={person} company={company} />
          </li>
        ))}
      </ul>
    </>
  );
}
