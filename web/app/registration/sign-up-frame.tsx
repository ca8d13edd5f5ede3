import { links } from "@neroli/contract/access/links.ts";
import type { ReactNode } from "react";
import { here } from "../kernel/session/return-to.ts";
import { signIn, useSession } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import { Icon } from "../ui/icon.tsx";
import { Mark } from "../ui/mark.tsx";
import classes from "./registration.module.css";

interface Props {
  title: string;
  lead: ReactNode;
  children: ReactNode;
  /** Below the form. */
  more?: ReactNode;
  /** Where a log-in leads; to this very page for who has something to do here then. */
  loginTo?: "search" | "here";
}

/** The form in a card, and beside it what an account is good for. */
export function SignUpFrame({ title, lead, children, more, loginTo = "search" }: Props) {
  const t = useT();
  const { state } = useSession();
  return (
    <div className={classes.page}>
      <section className={classes.card} aria-labelledby="registration-title">
        <Mark size={40} />
        <h1 id="registration-title">{title}</h1>
        <p className={classes.lead}>{lead}</p>
        {children}
        {state !== "signed-in" && (
          <p className={classes.more}>
            {t("registration.have-account")}{" "}
            <button
              type="button"
              className={classes.inline}
              onClick={() => void signIn(loginTo === "here" ? here() : links.search("INGREDIENTS"))}
            >
              {t("registration.log-in")}
            </button>
          </p>
        )}
        {more}
      </section>
      <aside className={classes.why} aria-labelledby="registration-why">
        <h2 id="registration-why">{t("registration.why.title")}</h2>
        <ul>
          <li>
            <Icon name="lock" />
            {t("registration.why.read")}
          </li>
          <li>
            <Icon name="sample" />
            {t("registration.why.ask")}
          </li>
          <li>
            <Icon name="verified" />
            {t("registration.why.free")}
          </li>
        </ul>
      </aside>
    </div>
  );
}
