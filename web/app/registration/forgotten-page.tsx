import { hiddenMeta } from "../kernel/page-meta.ts";
import { useT } from "../language/phrases.tsx";
import { EntryPage } from "../ui/entry-page.tsx";
import type { Route } from "./+types/forgotten-page";
import { AskForLink } from "./ask-for-link.tsx";
import { LogInButton } from "./log-in-button.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  hiddenMeta(matches, "registration.forgotten.title");

export default function ForgottenPage() {
  const t = useT();
  return (
    <EntryPage
      title={t("registration.forgotten.title")}
      lead={t("registration.forgotten.text")}
      more={
        <p>
          <LogInButton inline label={t("registration.back-to-login")} />
        </p>
      }
    >
      <AskForLink kind="password" />
    </EntryPage>
  );
}
