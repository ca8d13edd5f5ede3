import { useId } from "react";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import layout from "../ui/layout.module.css";

/** Nothing is sent before somebody is named. */
export function SendInvitations({ changed, pending }: { changed: boolean; pending: boolean }) {
  const t = useT();
  const id = useId();
  return (
    <div className={layout.actions}>
      {!changed && (
        <small id={id} className={layout.soft}>
          {t("invitations.send.unchanged")}
        </small>
      )}
      <Button
        type="submit"
        variant="primary"
        loading={pending}
        reasonId={id}
        disabledReason={changed ? null : t("invitations.send.unchanged")}
        // Leaving the field for the button adds an address, which would move the button away.
        onMouseDown={(event) => event.preventDefault()}
      >
        {t("invitations.send")}
      </Button>
    </div>
  );
}
