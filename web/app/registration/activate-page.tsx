import { useMutation } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { api } from "../kernel/client.ts";
import { metaT, useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import type { Route } from "./+types/activate-page";
import { AskForLink } from "./ask-for-link.tsx";
import { LogInButton } from "./log-in-button.tsx";
import { PlainCard } from "./plain-card.tsx";
import { reasonOf } from "./reason.ts";
import classes from "./registration.module.css";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${metaT(matches)("registration.activate.title")} | Neroli` },
  { name: "robots", content: "noindex" },
];

/** Where the mailed link leads; without a token one gets a new link here. */
export default function ActivatePage() {
  const [params] = useSearchParams();
  const token = params.get("token");
  return token ? <Activate token={token} /> : <NewLink email={params.get("email") ?? ""} />;
}

/** A click and not the visit activates: programs that look at links in mails visit them too. */
function Activate({ token }: { token: string }) {
  const t = useT();
  const activate = useMutation({
    mutationFn: () => api("POST /registration/activate", { body: { token } }),
  });
  const reason = reasonOf(activate.error);
  if (activate.isSuccess) return <Done name="done" />;
  if (reason === "USED") return <Done name="used" />;
  if (reason) return <Expired />;
  return (
    <PlainCard title={t("registration.activate.title")}>
      <p className={classes.lead}>{t("registration.activate.text")}</p>
      <noscript>
        <Note tone="bad" urgent>
          {t("registration.needs-script")}
        </Note>
      </noscript>
      {activate.error && (
        <Note tone="bad" urgent>
          {t("registration.failed")}
        </Note>
      )}
      <Button variant="primary" wide loading={activate.isPending} onClick={() => activate.mutate()}>
        {t("registration.activate.action")}
      </Button>
    </PlainCard>
  );
}

function Done({ name }: { name: "done" | "used" }) {
  const t = useT();
  return (
    <PlainCard title={t(`registration.activate.${name}.title`)}>
      <p className={classes.lead} role="status">
        {t(`registration.activate.${name}.text`)}
      </p>
      <LogInButton />
    </PlainCard>
  );
}

function Expired() {
  const t = useT();
  return (
    <PlainCard title={t("registration.link.expired.title")}>
      <p className={classes.lead} role="alert">
        {t("registration.link.expired.text")}
      </p>
      <AskForLink kind="activation" />
    </PlainCard>
  );
}

function NewLink({ email }: { email: string }) {
  const t = useT();
  return (
    <PlainCard title={t("registration.resend.title")}>
      <p className={classes.lead}>{t("registration.resend.text")}</p>
      <AskForLink kind="activation" email={email} />
    </PlainCard>
  );
}
