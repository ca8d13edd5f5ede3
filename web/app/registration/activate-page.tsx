import { useMutation } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { api } from "../kernel/client.ts";
import { ErrorNote } from "../kernel/error-note.tsx";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { EntryPage } from "../ui/entry-page.tsx";
import type { Route } from "./+types/activate-page";
import { AskForLink } from "./ask-for-link.tsx";
import { faultOfError, faultOfToken } from "./link-fault.ts";
import { LogInButton } from "./log-in-button.tsx";
import { NeedsScript } from "./needs-script.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  hiddenMeta(matches, "registration.activate.title");

/** Where the mailed link leads; without a token one gets a new link here. */
export default function ActivatePage() {
  const t = useT();
  const [params] = useSearchParams();
  const token = params.get("token");
  if (token) return <Activate token={token} />;
  return (
    <EntryPage title={t("registration.resend.title")} lead={t("registration.resend.text")}>
      <AskForLink kind="activation" email={params.get("email") ?? ""} />
    </EntryPage>
  );
}

/** A click and not the visit activates: programs that look at links in mails visit them too. */
function Activate({ token }: { token: string }) {
  const t = useT();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => api("POST /registration/activate", { body: { token } }),
  });
  const fault = faultOfToken(token) ?? faultOfError(error);
  if (isSuccess) return <Done name="done" />;
  if (fault === "USED") return <Done name="used" />;
  if (fault) return <Expired />;
  return (
    <EntryPage title={t("registration.activate.title")} lead={t("registration.activate.text")}>
      <NeedsScript />
      <ErrorNote error={error} />
      <Button variant="primary" wide loading={isPending} onClick={() => mutate()}>
        {t("registration.activate.action")}
      </Button>
    </EntryPage>
  );
}

function Done({ name }: { name: "done" | "used" }) {
  const t = useT();
  return (
    <EntryPage
      title={t(`registration.activate.${name}.title`)}
      lead={<span role="status">{t(`registration.activate.${name}.text`)}</span>}
    >
      <div>
        <LogInButton />
      </div>
    </EntryPage>
  );
}

function Expired() {
  const t = useT();
  return (
    <EntryPage
      title={t("registration.link.expired.title")}
      lead={<span role="alert">{t("registration.link.expired.text")}</span>}
    >
      <AskForLink kind="activation" />
    </EntryPage>
  );
}
