import { links } from "@neroli/contract/access/links.ts";
import type { OpenInvitation } from "@neroli/contract/registration/schema.ts";
import { ApiError } from "../kernel/client.ts";
import { type LoadInput, loadInBrowser, loadOnServer } from "../kernel/load.ts";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { useT } from "../language/phrases.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { EntryPage } from "../ui/entry-page.tsx";
import layout from "../ui/layout.module.css";
import type { Route } from "./+types/invited-page";
import { LogInButton } from "./log-in-button.tsx";
import { SignUp } from "./sign-up.tsx";
import { SignUpFrame } from "./sign-up-frame.tsx";

/** Without an invitation: whether the company took it back. */
type Loaded = { invitation: OpenInvitation | null; withdrawn: boolean };

/** A link that is not good (any more) has a page of its own. */
async function load({ api, params }: LoadInput<Route.LoaderArgs["params"]>): Promise<Loaded> {
  try {
    const invitation = await api("GET /registration/invitations/:registrationKey", { params });
    return { invitation, withdrawn: false };
  } catch (error) {
    if (error instanceof ApiError && [400, 410].includes(error.status)) {
      const withdrawn = error.body.additional_data?.reason === "WITHDRAWN";
      return { invitation: null, withdrawn };
    }
    throw error;
  }
}

export const loader = (args: Route.LoaderArgs) => loadOnServer(args, load);
export const clientLoader = (args: Route.ClientLoaderArgs) => loadInBrowser(args, load);

/** Signing up uses the invitation up: what the page shows then stays. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "registration.title");

export default function InvitedPage({ loaderData, params }: Route.ComponentProps) {
  const t = useT();
  const { invitation, withdrawn } = loaderData;
  if (!invitation) return <Gone withdrawn={withdrawn} />;
  const { email, company, inviter, vouched } = invitation;
  return (
    <SignUpFrame
      vouched={vouched}
      title={t("registration.invited.title", { company: company.name })}
      lead={
        inviter
          ? t("registration.invited.text", { inviter })
          : t("registration.invited.text.anybody")
      }
    >
      <SignUp
        registration_key={params.registrationKey}
        invited={{ email, company: company.name }}
      />
    </SignUpFrame>
  );
}

function Gone({ withdrawn }: { withdrawn: boolean }) {
  const t = useT();
  const why = withdrawn ? "withdrawn" : "gone";
  return (
    <EntryPage
      title={t(`registration.invited.${why}.title`)}
      lead={t(`registration.invited.${why}.text`)}
    >
      <div className={layout.line}>
        <LogInButton />
        <ButtonLink href={links.register()}>{t("registration.title")}</ButtonLink>
      </div>
    </EntryPage>
  );
}
