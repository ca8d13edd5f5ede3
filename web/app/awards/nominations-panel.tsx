import { links } from "@neroli/contract/access/links.ts";
import type { Award, Nominations, Nominee } from "@neroli/contract/awards/schema.ts";
import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { QueryStates } from "../kernel/query-states.tsx";
import { formatDay } from "../language/dates.ts";
import { formatNumber } from "../language/numbers.ts";
import { useLanguage, useT, words } from "../language/phrases.tsx";
import { FilterBar } from "../ui/filter-bar.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import layout from "../ui/layout.module.css";
import { NameCell } from "../ui/name-cell.tsx";
import { PlainTable } from "../ui/plain-table.tsx";
import { SearchField } from "../ui/search-field.tsx";
import { SidePanel } from "../ui/side-panel.tsx";
import { useGiving, useNominations, useOpenedAward } from "./award-queries.ts";
import classes from "./awards.module.css";

/** Beside the list: who has an award, and whom the figures nominate. */
export function NominationsPanel({ awardId }: { awardId: string }) {
  const t = useT();
  const [sought, setSought] = useState("");
  const nominations = useNominations(awardId, sought);
  const opened = useOpenedAward();
  const close = () => {
    opened.close();
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-award="${awardId}"]`)?.focus(),
    );
  };
  return (
    <SidePanel
      label={t("awards.panel")}
      onClose={close}
      bar={<IconButton icon="cross" label={t("table.close")} onClick={close} />}
    >
      <QueryStates query={nominations}>
        {(found) => (
          <article className={classes.panel} aria-busy={nominations.isPlaceholderData}>
            <Head award={found.award} />
            <Recipients nominations={found} />
            <section>
              <h3>{t(sought ? "awards.nominees.found" : "awards.nominees.title")}</h3>
              <FilterBar label={t("awards.nominees.search")}>
                <SearchField
                  label={t("awards.nominees.search")}
                  placeholder={t("awards.nominees.search")}
                  value={sought}
                  onSearch={setSought}
                />
              </FilterBar>
              <People
                award={found.award}
                people={found.nominees}
                deed="give"
                label={t("awards.nominees.title")}
                none={t(sought ? "awards.nominees.not-found" : "awards.nominees.none")}
              />
            </section>
          </article>
        )}
      </QueryStates>
    </SidePanel>
  );
}

function Head({ award }: { award: Award }) {
  const t = useT();
  const { name, recipients, segment, measure, from, to } = award;
  const facts = [
    t(`awards.recipients.${recipients}`),
    segment && words(t, "segments", segment),
    t(`award-measures.${measure}`),
    t("awards.days", { from: formatDay(from), to: formatDay(to) }),
  ];
  return (
    <header className={layout.close}>
      <h2>{name}</h2>
      <p className={layout.soft}>{facts.filter(Boolean).join(" · ")}</p>
      {to >= dayOf(new Date()) && <p className={layout.soft}>{t("awards.not-over")}</p>}
    </header>
  );
}

function Recipients({ nominations: { award, recipients } }: { nominations: Nominations }) {
  const t = useT();
  const title = t("awards.recipients.title");
  return (
    <section>
      <h3>{title}</h3>
      <People
        award={award}
        people={recipients}
        deed="take"
        label={title}
        none={t("awards.recipients.none")}
      />
    </section>
  );
}

interface PeopleProps {
  award: Award;
  people: readonly Nominee[];
  deed: "give" | "take";
  label: string;
  /** Said where there are none. */
  none: string;
}

/** Products or companies with their figures, and what can be done with each. */
function People({ award, people, deed, label, none }: PeopleProps) {
  const t = useT();
  const language = useLanguage();
  if (people.length === 0) return <p className={layout.soft}>{none}</p>;
  const measure = t(`award-measures.${award.measure}`);
  return (
    <PlainTable
      label={label}
      titles={[t(`awards.recipients.${award.recipients}`), { title: measure, align: "end" }]}
      actions=""
    >
      <tbody>
        {people.map((each) => (
          <tr key={each.key}>
            <td>
              <Who nominee={each} />
            </td>
            <td data-align="end">{formatNumber(each.figure, language)}</td>
            <td>
              <GivingButton award={award} nominee={each} deed={deed} />
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

type GivingButtonProps = Pick<PeopleProps, "award" | "deed"> & { nominee: Nominee };

function GivingButton({ award, deed, nominee }: GivingButtonProps) {
  const t = useT();
  const giving = useGiving(award.id);
  const label = t(`awards.${deed}.which`, { name: nominee.name });
  const press = () => giving.mutate({ deed, recipient: nominee });
  return (
    <IconButton
      size="small"
      icon={deed === "give" ? "plus" : "cross"}
      label={label}
      aria-busy={giving.isPending || undefined}
      onClick={press}
    />
  );
}

function Who({ nominee: { key, name, company, offering } }: { nominee: Nominee }): ReactNode {
  if (!offering) return <Link to={links.company(key)}>{name}</Link>;
  return (
    <NameCell plain more={company.name}>
      <Link to={links.product(offering, key)}>{name}</Link>
    </NameCell>
  );
}
