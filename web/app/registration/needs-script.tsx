import { useT } from "../language/phrases.tsx";
import { Note } from "../ui/card.tsx";

/** For browsers without scripts, in which the forms of the sign-up do nothing. */
export function NeedsScript() {
  const t = useT();
  return (
    <noscript>
      <Note tone="bad" urgent>
        {t("registration.needs-script")}
      </Note>
    </noscript>
  );
}
