import { countryName } from "../language/countries.ts";
import { formatDay } from "../language/dates.ts";
import { useLanguage, useT, words } from "../language/phrases.tsx";
import { Card } from "../ui/card.tsx";
import { Facts } from "../ui/facts.tsx";
import layout from "../ui/layout.module.css";
import classes from "./about.module.css";
import { Contacts } from "./contacts.tsx";
import { Files } from "./files.tsx";
import { Members } from "./members.tsx";
import { Picture } from "./picture.tsx";
import type { ReadProject } from "./project-queries.ts";

/** What a project is about, who works in it, its contacts and files. */
export function About({ project }: { project: ReadProject }) {
  const t = useT();
  return (
    <div className={classes.cards}>
      <Card title={t("projects.about")} wide>
        <div className={layout.stack}>
          {project.description && <p className={classes.text}>{project.description}</p>}
          <ProjectFacts project={project} />
        </div>
      </Card>
      <Members project={project} />
      <Contacts project={project} />
      <Files project={project} />
      <Picture project={project} />
    </div>
  );
}

function ProjectFacts({ project }: { project: ReadProject }) {
  const t = useT();
  const language = useLanguage();
  const { own, start_date, dueDate } = project;
  const { cosmetic } = own;
  return (
    <Facts
      facts={[
        { name: t("projects.field.start_date"), value: start_date && formatDay(start_date) },
        { name: t("projects.field.dueDate"), value: dueDate && formatDay(dueDate) },
        {
          name: t("projects.field.markets"),
          value: own.markets.map((code) => countryName(code, language)).join(", "),
        },
        { name: t("projects.field.market_trends"), value: own.market_trends.join(", ") },
        { name: t("projects.field.tags"), value: own.tags.join(", ") },
        { name: t("projects.field.remarks"), value: own.remarks, wide: true },
        {
          name: t("projects.field.cosmetic"),
          value:
            cosmetic &&
            [
              words(t, "cosmetic-types", cosmetic.type),
              words(t, "product-uses", cosmetic.use),
              words(t, "body-areas", cosmetic.area),
            ].join(", "),
        },
        { name: t("projects.field.created"), value: formatDay(own.created_at) },
        { name: t("projects.field.updated"), value: formatDay(own.updated_at) },
      ]}
    />
  );
}
