import { useSearchParams } from "react-router";
import { metaT, useT } from "../language/phrases.tsx";
import type { Route } from "./+types/forgotten-page";
import { AskForLink } from "./ask-for-link.tsx";
import { BackToLogin } from "./back-to-login.tsx";
import { PlainCard } from "./plain-card.tsx";
import classes from "./registration.module.css";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${metaT(matches)("registration.forgotten.title")} | Neroli` },
  { name: "robots", content: "noindex" },
];

export default function ForgottenPage() {
  const t = useT();
  const [params] = useSearchParams();
  return (
    <PlainCard title={t("registration.forgotten.title")}>
      <p className={classes.lead}>{t("registration.forgotten.text")}</p>
      <AskForLink kind="password" email={params.get("email") ?? ""} />
      <BackToLogin />
    </PlainCard>
  );
}
