import type { ApiError } from "../kernel/client.ts";
import { signIn } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import classes from "../ui/plain-page.module.css";

/** In the place of a page whose reader the server has put out: why, and how to go on. */
export function Ended({ refusal }: { refusal: ApiError }) {
  const t = useT();
  return (
    <div className={classes.page}>
      <div role="alert">
        <h1>{t("identity.ended.title")}</h1>
        <p>{refusal.message}</p>
        <p>{t("identity.ended.drafts")}</p>
      </div>
      <button
        type="button"
        className={classes.action}
        onClick={() => void signIn(undefined, { anew: true })}
      >
        {t("identity.ended.again")}
      </button>
    </div>
  );
}
