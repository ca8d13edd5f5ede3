import { links } from "@neroli/contract/access/links.ts";
import { signIn } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
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
