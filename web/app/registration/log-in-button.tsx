import { links } from "@neroli/contract/access/links.ts";
import { signIn } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";

/** To the sign-in and on to the search. */
export function LogInButton() {
  const t = useT();
  return (
    <Button variant="primary" onClick={() => void signIn(links.search("INGREDIENTS"))}>
      {t("registration.log-in")}
    </Button>
  );
}
