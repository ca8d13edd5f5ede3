import { Anchor } from "@mantine/core";
import { links } from "@neroli/contract/access/links.ts";
import type { Profile } from "@neroli/contract/users/profile.ts";
import { useMutation } from "@tanstack/react-query";
import { ApiError, api } from "../kernel/client.ts";
import { useSupportEmail } from "../kernel/support-email.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { Note } from "../ui/card.tsx";
import classes from "./registration.module.css";
import type { Target } from "./use-sign-up.ts";

interface Props {
  event: NonNullable<Target["event"]>;
  profile: Profile;
}

/** For who has an account: one click, and a place in the portal or exhibition. */
export function JoinEvent({ event, profile }: Props) {
  const t = useT();
  const support = useSupportEmail();
  const join = useMutation({
    mutationFn: () =>
      api("POST /portals/:portal/users/signup", {
        params: { portal: event.key },
        body: { event_terms_accepted: true },
      }),
  });
  if (join.data) {
    const { status } = join.data;
    const known = status === "NOT_SIGNED_UP" ? "AWAITING_VERIFICATION" : status;
    return (
      <div className={classes.done} role="status">
        <h2>{t("registration.visitor.joined.title", { event: event.name })}</h2>
        <p>{t(`registration.visitor.joined.${known}`, { support })}</p>
        <ButtonLink href={links.suppliersSearch()} variant="primary">
          {t("registration.visitor.on")}
        </ButtonLink>
      </div>
    );
  }
  const name = `${profile.firstname} ${profile.lastname}`;
  return (
    <div className={classes.form}>
      <p>{t("registration.visitor.join.text", { name })}</p>
      {event.terms && (
        <Anchor href={event.terms} target="_blank" rel="noopener" c="inherit" underline="always">
          {t("registration.event-terms.read", { event: event.name })}
        </Anchor>
      )}
      {join.error && (
        <Note tone="bad" urgent>
          {join.error instanceof ApiError ? join.error.message : t("registration.failed")}
        </Note>
      )}
      <Button variant="primary" wide loading={join.isPending} onClick={() => join.mutate()}>
        {t("registration.visitor.join.action")}
      </Button>
    </div>
  );
}
