import { signIn } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import { links } from "../links.ts";
import classes from "./registration.module.css";

export function BackToLogin() {
  const t = useT();
  return (
    <p className={classes.more}>
      <button
        type="button"
        className={classes.inline}
        onClick={() => void signIn(links.search("INGREDIENTS"))}
      >
        {t("registration.back-to-login")}
      </button>
    </p>
  );
}
