import type { ReactNode } from "react";
import { useSession } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import { EntryPage } from "../ui/entry-page.tsx";
import { Icon } from "../ui/icon.tsx";
import { LogInButton } from "./log-in-button.tsx";
import classes from "./registration.module.css";

interface SignUpFrameProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
  /** Below the form. */
  more?: ReactNode;
  /** By somebody whose word counts: no review follows. */
  vouched?: boolean;
  /** Where a log-in leads. */
  loginTo?: "search" | "here";
}

/** The form in a card, and beside it what an account is good for. */
export function SignUpFrame(props: SignUpFrameProps) {
  const { title, lead, children, more, vouched = false, loginTo = "search" } = props;
  const t = useT();
  const { state } = useSession();
  return (
    <EntryPage
      title={title}
      lead={lead}
      more={
        <>
          {state !== "signed-in" && (
            <p>
              {t("registration.have-account")} <LogInButton inline to={loginTo} />
            </p>
          )}
          {more}
        </>
      }
      aside={<Advantages vouched={vouched} />}
    >
      {children}
    </EntryPage>
  );
}

function Advantages({ vouched }: { vouched: boolean }) {
  const t = useT();
  return (
    <>
      <h2 className={classes.why}>{t("registration.why.title")}</h2>
      <ul className={classes.reasons}>
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
          {t(vouched ? "registration.why.vouched" : "registration.why.free")}
        </li>
      </ul>
    </>
  );
}
