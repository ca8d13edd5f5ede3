import { signIn } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import { links } from "../links.ts";
import buttons from "../ui/button.module.css";

/** To the sign-in and on to the search. */
export function LogInButton() {
  const t = useT();
  return (
    <button
      type="button"
      className={buttons.primary}
      onClick={() => void signIn(links.search("INGREDIENTS"))}
    >
      {t("registration.log-in")}
    </button>
  );
}
