import { links } from "@neroli/contract/access/links.ts";
import { isSupport } from "@neroli/contract/access/roles.ts";
import type { Colleague } from "@neroli/contract/users/administration.ts";
import type { Profile } from "@neroli/contract/users/profile.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { api } from "../../kernel/client.ts";
import { useInviteDialog } from "../../kernel/invite-dialog.tsx";
import { hiddenMeta } from "../../kernel/page-meta.ts";
import { QueryStates } from "../../kernel/query-states.tsx";
import { useSession } from "../../kernel/session/session.tsx";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { FilterBar } from "../../ui/filter-bar.tsx";
import { foldText } from "../../ui/fold-text.ts";
import layout from "../../ui/layout.module.css";
import { PlainPage } from "../../ui/plain-page.tsx";
import { RowList } from "../../ui/row-list.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { EmptyState, Skeleton } from "../../ui/states.tsx";
import { WorkPage } from "../../ui/work-page.tsx";
import type { Route } from "./+types/team-page";
import { PendingInvitations } from "./pending-invitations.tsx";
import { type Company, TeamMember } from "./team-member.tsx";
import { isWaiting, WaitingPeople } from "./waiting-people.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  hiddenMeta(matches, "users-admin.team.page");

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
    <PlainPage
      title={t("users-admin.team.page")}
      actions={
        <ButtonLink variant="strong" href={links.adminCompanies()}>
          {t("users-admin.team.companies")}
        </ButtonLink>
      }
    >
      <p>{t("users-admin.team.no-company")}</p>
    </PlainPage>
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
  const invite = useInviteDialog();
  const session = useSession();
  const profile = session.state === "signed-in" ? session.profile : null;
  const name = company.data?.name;
  return (
    <WorkPage
      title={name ? t("users-admin.team.title", { company: name }) : t("users-admin.team.page")}
      lead={t("users-admin.team.text")}
      tools={
        <>
          {profile && isSupport(profile.roles) && (
            <ButtonLink
              variant="quiet"
              size="small"
              href={links.adminUsers({ company__icontains: companyKey })}
            >
              {t("users-admin.team.all-accounts")}
            </ButtonLink>
          )}
          {profile && company.data && mayInviteTo(profile, companyKey) && (
            <Button variant="strong" onClick={() => invite.openFor(company.data)}>
              {t("users-admin.team.invite")}
            </Button>
          )}
        </>
      }
    >
      <QueryStates query={company} loading={<Skeleton height={240} />}>
        {(found) => (
          <QueryStates query={people} loading={<Skeleton height={240} />}>
            {({ content }) => (
              <>
                <WaitingPeople people={content.filter(isWaiting)} company={found} />
                <PendingInvitations company={found} />
                {content.some(isWaiting) && (
                  <h2 className={layout.title}>{t("users-admin.team.people")}</h2>
                )}
                <People people={content.filter((one) => !isWaiting(one))} company={found} />
              </>
            )}
          </QueryStates>
        )}
      </QueryStates>
    </WorkPage>
  );
}

/** The internal company's own people invite nobody to it (spec 2); of support, to any other. */
const mayInviteTo = ({ staging, roles, company }: Profile, companyKey: string) =>
  !staging || (isSupport(roles) && companyKey !== company?.key);

/** With fewer, nobody needs to search. */
const manyPeople = 8;

function People({ people, company }: { people: readonly Colleague[]; company: Company }) {
  const t = useT();
  const [words, setWords] = useState("");
  const found = people.filter(({ firstname, lastname, email = "" }) =>
    foldText(`${firstname} ${lastname} ${email}`).includes(foldText(words)),
  );
  return (
    <>
      {people.length > manyPeople && (
        <FilterBar label={t("users-admin.team.filter")}>
          <SearchField
            label={t("users-admin.team.filter")}
            placeholder={t("users-admin.team.filter")}
            value={words}
            onSearch={setWords}
          />
        </FilterBar>
      )}
      {found.length === 0 ? (
        <EmptyState
          text={t(people.length === 0 ? "users-admin.team.empty" : "users-admin.team.none")}
        />
      ) : (
        <RowList label={t("users-admin.team.people")}>
          {found.map((person) => (
            <TeamMember key={person.key} person={person} company={company} />
          ))}
        </RowList>
      )}
    </>
  );
}
