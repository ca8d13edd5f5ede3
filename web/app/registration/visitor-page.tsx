import { links } from "@neroli/contract/access/links.ts";
import { isExhibition } from "@neroli/contract/enumerations/portals.ts";
import type { PublicPortal } from "@neroli/contract/portals/schema.ts";
import { Link } from "react-router";
import { type LoadInput, loadInBrowser, loadOnServer } from "../kernel/load.ts";
import { pageMeta } from "../kernel/page-meta.ts";
import { usePortal } from "../kernel/portal.ts";
import { useSession } from "../kernel/session/session.tsx";
import { formatDay } from "../language/dates.ts";
import { metaT, type Translate, useT } from "../language/phrases.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { Note } from "../ui/card.tsx";
import { EntryDone } from "../ui/entry-page.tsx";
import layout from "../ui/layout.module.css";
import { Row, RowList } from "../ui/row-list.tsx";
import type { Route } from "./+types/visitor-page";
import { JoinEvent } from "./join-event.tsx";
import { type ShownTermsOf, termsOf } from "./read-terms.ts";
import { SignUp } from "./sign-up.tsx";
import { SignUpFrame } from "./sign-up-frame.tsx";

/** The event of the address (spec 2: portal, exhibition), and all that one may choose from. */
async function load({ api, url }: LoadInput<unknown>) {
  const asked = url.searchParams.get("exhibition") ?? url.searchParams.get("portal");
  const { content: events } = await api("GET /public/portals");
  const known = asked === null ? undefined : events.find(({ key }) => key === asked);
  const terms = known ? await termsOf(api, known.key) : null;
  return { events, chosen: known ?? null, terms, asked };
}

export const loader = (args: Route.LoaderArgs) => loadOnServer(args, load);
export const clientLoader = (args: Route.ClientLoaderArgs) => loadInBrowser(args, load);

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = metaT(matches);
  return pageMeta(matches, {
    title: `${t("registration.visitor.title")} | Neroli`,
    description: t("registration.visitor.description"),
    path: links.registerVisitor(),
  });
};

/** Open to everyone: visitors sign up, people with an account join (spec 2). */
export default function VisitorPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { events, chosen, terms, asked } = loaderData;
  const lead = chosen
    ? t("registration.visitor.for", { event: chosen.display_name })
    : t("registration.visitor.lead");
  return (
    <SignUpFrame title={t("registration.visitor.title")} lead={lead} loginTo="here">
      {chosen ? (
        <Chosen event={chosen} terms={terms} />
      ) : (
        <Choice events={events} isGone={asked !== null} />
      )}
    </SignUpFrame>
  );
}

interface ChosenProps {
  event: PublicPortal;
  terms: ShownTermsOf | null;
}

function Chosen({ event, terms }: ChosenProps) {
  const t = useT();
  const session = useSession();
  const isPortalsOwn = usePortal() !== null;
  const { key, display_name: name } = event;
  const { terms: page = null, shown = null } = terms ?? {};
  const joined = { key, name, terms: page, shown };
  return (
    <>
      <p className={layout.soft}>
        {describe(t, event)}{" "}
        {!isPortalsOwn && (
          <Link to={links.registerVisitor()}>{t("registration.visitor.change")}</Link>
        )}
      </p>
      {session.state === "signed-in" ? (
        <JoinEvent event={joined} profile={session.profile} />
      ) : (
        <SignUp key={key} event={joined} />
      )}
    </>
  );
}

function Choice({ events, isGone }: { events: PublicPortal[]; isGone: boolean }) {
  const t = useT();
  if (events.length === 0) {
    return (
      <EntryDone>
        <h2>{t("registration.visitor.none.title")}</h2>
        <p className={layout.soft}>{t("registration.visitor.none.text")}</p>
        <div>
          <ButtonLink href={links.register()}>{t("registration.title")}</ButtonLink>
        </div>
      </EntryDone>
    );
  }
  return (
    <>
      {isGone && (
        <Note tone="bad" urgent>
          {t("registration.visitor.gone")}
        </Note>
      )}
      <RowList label={t("registration.visitor.events")}>
        {events.map((event) => (
          <Row key={event.key} whole>
            <Link to={links.registerVisitor({ [nameOf(event)]: event.key })}>
              <strong>{event.display_name}</strong>
              <span className={layout.soft}>{describe(t, event)}</span>
            </Link>
          </Row>
        ))}
      </RowList>
    </>
  );
}

const nameOf = ({ type }: PublicPortal) => (isExhibition(type) ? "exhibition" : "portal");

function describe(t: Translate, event: PublicPortal): string {
  const kind = t(`registration.visitor.kind.${nameOf(event)}`);
  const { starts_on, ends_on } = event;
  if (!starts_on || !ends_on) return kind;
  const days = t("registration.visitor.days", {
    from: formatDay(starts_on),
    to: formatDay(ends_on),
  });
  return `${kind}, ${days}`;
}
