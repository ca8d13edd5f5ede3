import type { OpenPortalInvitation } from "@neroli/contract/registration/portal-invitations.ts";
import { useState } from "react";
import { ApiError } from "../kernel/client.ts";
import { type LoadInput, loadInBrowser, loadOnServer } from "../kernel/load.ts";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { signOut, useSession } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import { EntryPage } from "../ui/entry-page.tsx";
import layout from "../ui/layout.module.css";
import type { Route } from "./+types/invited-to-portal-page";
import { JoinEvent } from "./join-event.tsx";
import { LogInButton } from "./log-in-button.tsx";
import { type ShownTermsOf, termsOf } from "./read-terms.ts";
import { SignUp } from "./sign-up.tsx";
import { SignUpFrame } from "./sign-up-frame.tsx";

/** A link that is not good (any more) has a page of its own. */
async function load({ api, params }: LoadInput<Route.LoaderArgs["params"]>) {
  try {
    const invitation = await api("GET /registration/portal-invitations/:registrationKey", {
      params,
    });
    return { invitation, terms: await termsOf(api, invitation.event.key) };
  } catch (error) {
    if (error instanceof ApiError && [400, 410].includes(error.status)) {
      return { invitation: null, terms: null };
    }
    throw error;
  }
}

export const loader = (args: Route.LoaderArgs) => loadOnServer(args, load);
export const clientLoader = (args: Route.ClientLoaderArgs) => loadInBrowser(args, load);

/** Links that were accepted here, of which the server knows nothing any more. */
const accepted = new Set<string | undefined>();

export const shouldRevalidate = ({
  currentParams,
}: {
  currentParams: { registrationKey?: string };
}) => !accepted.has(currentParams.registrationKey);

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "registration.title");

/** Where the mail of an invitation leads: visitors sign up, people with an account join. */
export default function InvitedToPortalPage({ loaderData, params }: Route.ComponentProps) {
  // Whoever accepts uses it up: what the page shows then stays.
  const [invitation] = useState(loaderData.invitation);
  if (!invitation) return <Gone />;
  return (
    <Invited
      invitation={invitation}
      terms={loaderData.terms}
      invitation_key={params.registrationKey}
    />
  );
}

interface InvitedProps {
  invitation: OpenPortalInvitation;
  terms: ShownTermsOf | null;
  invitation_key: string;
}

function Invited({ invitation, terms, invitation_key }: InvitedProps) {
  const t = useT();
  const session = useSession();
  const { email, event, inviter, vouched, company } = invitation;
  const { terms: page = null, shown = null } = terms ?? {};
  const joined = { key: event.key, name: event.display_name, terms: page, shown };
  return (
    <SignUpFrame
      title={t("registration.portal-invited.title", { event: event.display_name })}
      lead={t(
        vouched ? "registration.portal-invited.vouched" : "registration.portal-invited.checked",
        { inviter },
      )}
      loginTo="here"
    >
      {session.state !== "signed-in" ? (
        <SignUp
          event={joined}
          invitation_key={invitation_key}
          invited={{ email, company: company?.name ?? null }}
        />
      ) : session.profile.email.toLowerCase() === email.toLowerCase() ? (
        <JoinEvent
          event={joined}
          profile={session.profile}
          onJoined={() => accepted.add(invitation_key)}
        />
      ) : (
        <SomebodyElse email={email} own={session.profile.email} />
      )}
    </SignUpFrame>
  );
}

/** The link is meant for the owner of the address. */
function SomebodyElse({ email, own }: { email: string; own: string }) {
  const t = useT();
  return (
    <div className={layout.stack}>
      <Note>{t("registration.portal-invited.other", { email, own })}</Note>
      <div>
        <Button variant="primary" onClick={() => void signOut()}>
          {t("shell.log-out")}
        </Button>
      </div>
    </div>
  );
}

function Gone() {
  const t = useT();
  return (
    <EntryPage
      title={t("registration.portal-invited.gone.title")}
      lead={t("registration.portal-invited.gone.text")}
    >
      <div>
        <LogInButton />
      </div>
    </EntryPage>
  );
}
