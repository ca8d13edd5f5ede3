import { signIn } from "../../kernel/session/session.tsx";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import classes from "./device.module.css";
import { type SendState, wake } from "./send.ts";

/** Why something is not sent, and what can be done about it. */
export function SendingNote({ state, company }: { state: SendState; company: string }) {
  const t = useT();
  if (state === "idle") return null;
  if (state === "sending") return <p role="status">{t("scans.device.sending")}</p>;
  if (state === "waiting") {
    return (
      <div role="status" className={classes.note}>
        <p>{t("scans.device.waiting")}</p>
        <Button size="small" onClick={wake}>
          {t("scans.device.send")}
        </Button>
      </div>
    );
  }
  const text =
    state === "other" ? t("scans.device.other") : t("scans.device.signed-out", { company });
  return (
    <div role="status" className={classes.note}>
      <p>{text}</p>
      <Button size="small" onClick={() => void signIn(undefined, { anew: state === "other" })}>
        {t("scans.device.sign-in")}
      </Button>
    </div>
  );
}
