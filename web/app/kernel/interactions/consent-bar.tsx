import { useT } from "../../language/phrases.tsx";
import { BottomBar } from "../../ui/bottom-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { agree, decline } from "./consent.ts";
import classes from "./consent-bar.module.css";
import { openPrivacy } from "./privacy-open.ts";
import { useCrmHost } from "./use-crm.ts";

interface Props {
  /** Shown where `markUndecided` has said so. */
  early: boolean;
}

/** Asks visitors whether they may be remembered; until they answer they are not. */
export function ConsentBar({ early }: Props) {
  const t = useT();
  const crm = useCrmHost();
  return (
    <BottomBar
      role="region"
      className={`${classes.bar} ${early ? classes.early : ""}`}
      aria-label={t("privacy.title")}
    >
      <div className={classes.inner}>
        <p className={classes.question}>
          {t("privacy.question")} {crm && `${t("privacy.question.crm", { host: crm })} `}
          <Button variant="link" onClick={() => openPrivacy(true)}>
            {t("privacy.what")}
          </Button>
        </p>
        <div className={classes.answers}>
          <Button size="small" onClick={agree}>
            {t("privacy.agree")}
          </Button>
          <Button size="small" onClick={() => void decline()}>
            {t("privacy.decline")}
          </Button>
        </div>
      </div>
    </BottomBar>
  );
}
