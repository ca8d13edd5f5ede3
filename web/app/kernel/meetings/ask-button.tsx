import { Suspense, useState } from "react";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { latePiece } from "../late-piece.ts";
import { useSession } from "../session/session.tsx";

const AskDialog = latePiece(() => import("./ask-dialog.tsx"));

interface AskButtonProps {
  event: string;
  exhibitor: { key: string; name: string };
}

/** Asks an exhibitor for a meeting; there for people of other companies whose account is admitted. */
export function AskButton({ event, exhibitor }: AskButtonProps) {
  const t = useT();
  const session = useSession();
  const [open, setOpen] = useState(false);
  if (session.state !== "signed-in") return null;
  const { profile } = session;
  if (profile.standing !== "admitted" || profile.company?.key === exhibitor.key) return null;
  return (
    <>
      <Button
        size="small"
        icon="calendar"
        aria-label={t("meetings.ask.named", { name: exhibitor.name })}
        onClick={() => setOpen(true)}
      >
        {t("meetings.ask")}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <AskDialog event={event} exhibitor={exhibitor} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
