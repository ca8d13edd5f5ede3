import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/card.tsx";

interface RestoredNoteProps {
  form: { restored: boolean; discard: () => unknown };
}

/** Above a long form: what was typed before is here again, and can be given up. */
export function RestoredNote({ form: { restored, discard } }: RestoredNoteProps) {
  const t = useT();
  if (!restored) return null;
  return (
    <div role="status">
      <Note
        action={
          <Button size="small" onClick={discard}>
            {t("table.draft.discard")}
          </Button>
        }
      >
        {t("table.draft.restored")}
      </Note>
    </div>
  );
}
