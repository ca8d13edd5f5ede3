import { links } from "@neroli/contract/access/links.ts";
import type { Profile } from "@neroli/contract/users/profile.ts";
import { useMutation } from "@tanstack/react-query";
import { useRevalidator } from "react-router";
import { api, hasCode } from "../kernel/client.ts";
import { ErrorNote } from "../kernel/error-note.tsx";
import { ShownTerms } from "../kernel/places/shown-terms.tsx";
import { refreshProfile } from "../kernel/session/session.tsx";
import { useSupportEmail } from "../kernel/support-email.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { EntryDone } from "../ui/entry-page.tsx";
import layout from "../ui/layout.module.css";
import { NewTab } from "./consents.tsx";
import type { SignUpTarget } from "./sign-up-values.ts";

interface JoinEventProps {
  event: NonNullable<SignUpTarget["event"]>;
  profile: Profile;
  onJoined?: () => void;
}

/** For who has an account: one click, and a place in the portal or exhibition. */
export function JoinEvent({ event, profile, onJoined }: JoinEventProps) {
  const t = useT();
  const support = useSupportEmail();
  const { revalidate } = useRevalidator();
  const join = useMutation({
    mutationFn: () =>
      api("POST /portals/:portal/users/signup", {
        params: { portal: event.key },
        body: {
          event_terms_accepted: true,
          ...(event.shown && { event_terms_version: event.shown.version }),
        },
      }),
    onSuccess: ({ status }) => {
      onJoined?.();
      // Who is let in at once has the portal at once.
      if (status === "VERIFIED") void refreshProfile();
    },
    onError: (error) => {
      // The new ones are shown in their place.
      if (hasCode(error, "portals.terms-changed")) void revalidate();
    },
  });
  if (join.data) {
    const { status } = join.data;
    const known = status === "NOT_SIGNED_UP" ? "AWAITING_VERIFICATION" : status;
    return (
      <EntryDone>
        <div role="status" className={layout.close}>
          <h2>{t("registration.visitor.joined.title", { event: event.name })}</h2>
          <p>{t(`registration.visitor.joined.${known}`, { support })}</p>
        </div>
        <div>
          <ButtonLink href={links.suppliersSearch()} variant="primary">
            {t("registration.visitor.on")}
          </ButtonLink>
        </div>
      </EntryDone>
    );
  }
  const name = `${profile.firstname} ${profile.lastname}`;
  return (
    <div className={layout.stack}>
      <p>{t("registration.visitor.join.text", { name })}</p>
      {event.shown && <ShownTerms event={event.name} terms={event.shown} />}
      {event.terms && !event.shown && (
        <NewTab to={event.terms}>
          {t("registration.event-terms.read", { event: event.name })}
        </NewTab>
      )}
      <ErrorNote error={join.error} />
      <Button variant="primary" wide loading={join.isPending} onClick={() => join.mutate()}>
        {t("registration.visitor.join.action")}
      </Button>
    </div>
  );
}
