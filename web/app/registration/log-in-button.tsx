import { links } from "@neroli/contract/access/links.ts";
import { here } from "../kernel/session/return-to.ts";
import { signIn } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";

interface LogInButtonProps {
  /** Where the sign-in leads; to this very page for who has something to do here then. */
  to?: "search" | "here";
  /** Among the words of a sentence. */
  inline?: boolean;
  /** Its name, where "Log in" does not do. */
  label?: string;
}

/** To the sign-in and on. */
export function LogInButton({ to = "search", inline = false, label }: LogInButtonProps) {
  const t = useT();
  return (
    <Button
      variant={inline ? "link" : "primary"}
      onClick={() => void signIn(to === "here" ? here() : links.search("INGREDIENTS"))}
    >
      {label ?? t("registration.log-in")}
    </Button>
  );
}
