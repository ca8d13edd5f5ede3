import { links } from "@neroli/contract/access/links.ts";
import { Link } from "react-router";
import { pageMeta } from "../kernel/page-meta.ts";
import { metaT, useT } from "../language/phrases.tsx";
import type { Route } from "./+types/register-page";
import { SignUp } from "./sign-up.tsx";
import { SignUpFrame } from "./sign-up-frame.tsx";

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = metaT(matches);
  return pageMeta(matches, {
    title: `${t("registration.title")} | Neroli`,
    description: t("registration.description"),
    path: links.register(),
  });
};

export default function RegisterPage() {
  const t = useT();
  return (
    <SignUpFrame
      title={t("registration.title")}
      lead={t("registration.lead")}
      more={
        <p>
          {t("registration.to-visitor")}{" "}
          <Link to={links.registerVisitor()}>{t("registration.to-visitor.action")}</Link>
        </p>
      }
    >
      <SignUp />
    </SignUpFrame>
  );
}
