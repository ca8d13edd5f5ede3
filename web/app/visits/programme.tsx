import { links } from "@neroli/contract/access/links.ts";
import type { Talk } from "@neroli/contract/programme/schema.ts";
import { byDay } from "../kernel/programme/by-day.ts";
import { formatDay } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import layout from "../ui/layout.module.css";
import classes from "./visits.module.css";

interface ProgrammeProps {
  talks: readonly Talk[];
  time_zone: string;
}

/** The talks of an exhibition by day, by the clock there; nothing where there are none. */
export function Programme({ talks, time_zone: zone }: ProgrammeProps) {
  const t = useT();
  if (talks.length === 0) return null;
  return (
    <section className={layout.stack} aria-labelledby="programme">
      <h2 id="programme" className={layout.title}>
        {t("exhibition.programme")}
      </h2>
      <p className={layout.soft}>{t("exhibition.programme.zone", { zone })}</p>
      {byDay(talks).map(({ day, content }) => (
        <section key={day} aria-label={formatDay(day)}>
          <h3 className={classes.hall}>{formatDay(day)}</h3>
          <ul className={layout.list}>
            {content.map((talk) => (
              <TalkRow key={talk.key} talk={talk} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function TalkRow({ talk }: { talk: Talk }) {
  const { title, description, speaker, company, room, from, to, starts_at } = talk;
  return (
    <li className={classes.talk}>
      <strong className={classes.stand}>
        <time dateTime={starts_at}>{from}</time>–{to}
      </strong>
      <div className={classes.names}>
        <h4>{title}</h4>
        {(speaker || company) && (
          <p>
            {speaker}
            {speaker && company && " · "}
            {company && <a href={links.company(company.key)}>{company.name}</a>}
          </p>
        )}
        {room && <p>{room}</p>}
        {description && <p className={classes.prose}>{description}</p>}
      </div>
    </li>
  );
}
