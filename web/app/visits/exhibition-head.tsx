import { links } from "@neroli/contract/access/links.ts";
import type { Exhibition } from "@neroli/contract/visits/schema.ts";
import { daysOf, placeOf } from "../kernel/exhibition-place.ts";
import { useMayOpen, useSession } from "../kernel/session/session.tsx";
import { useLanguage, useT } from "../language/phrases.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import layout from "../ui/layout.module.css";
import { useVisits } from "./visit-queries.ts";
import classes from "./visits.module.css";

/** What an exhibition is, when and where, and what one can do about it. */
export function ExhibitionHead({ exhibition, talks }: { exhibition: Exhibition; talks: number }) {
  const t = useT();
  const language = useLanguage();
  const { key, site } = exhibition;
  const facts = [daysOf(t, exhibition), placeOf(exhibition, language)].filter(Boolean);
  return (
    <header className={classes.head}>
      <h1>{exhibition.display_name}</h1>
      {facts.map((fact) => (
        // The browser's country names may be newer than the server's.
        <p key={fact} className={classes.fact} suppressHydrationWarning>
          {fact}
        </p>
      ))}
      {exhibition.description && <p className={classes.prose}>{exhibition.description}</p>}
      <div className={layout.line}>
        <Plan event={key} />
        <Badge event={key} />
        {exhibition.exhibitors > 0 && (
          <ButtonLink href={links.search("INGREDIENTS", { exhibition: key })}>
            {t("exhibition.search")}
          </ButtonLink>
        )}
        {talks > 0 && (
          <ButtonLink href="#programme">
            {t("exhibition.programme.to", { count: talks })}
          </ButtonLink>
        )}
        <ExhibitorsOwn event={key} />
        {site && (
          <ButtonLink href={site} rel="noopener" target="_blank">
            {t("exhibition.site")}
          </ButtonLink>
        )}
      </div>
    </header>
  );
}

/** One's own plan for the day; visitors sign up. */
function Plan({ event }: { event: string }) {
  const t = useT();
  const { state } = useSession();
  const { data } = useVisits(event);
  if (state === "signed-in") {
    return (
      <ButtonLink variant="primary" href={links.exhibitionPlan(event)}>
        {t("exhibition.plan", { count: data?.content.length ?? 0 })}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink variant="primary" href={links.registerVisitor({ exhibition: event })}>
      {t("exhibition.sign-up")}
    </ButtonLink>
  );
}

/** What exhibitors scan, of who is signed in. */
function Badge({ event }: { event: string }) {
  const t = useT();
  const { state } = useSession();
  if (state !== "signed-in") return null;
  return <ButtonLink href={links.badge(event)}>{t("exhibition.badge")}</ButtonLink>;
}

/** For people of a supplier: whom they meet there. The page says so where their company is not there. */
function ExhibitorsOwn({ event }: { event: string }) {
  const t = useT();
  const session = useSession();
  const mayOpen = useMayOpen();
  const company = session.state === "signed-in" ? session.profile.company : null;
  if (!company || !mayOpen("/exhibitions/:event/meetings")) return null;
  return (
    <ButtonLink href={links.exhibitorMeetings(event, company.key)}>
      {t("meetings.exhibitor.link")}
    </ButtonLink>
  );
}
