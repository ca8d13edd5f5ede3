import { formatTime } from "../../language/dates.ts";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/card.tsx";
import { useKeepAccount } from "./use-keep-account.ts";

interface LeavingNoteProps {
  due_at: string;
  by_support?: boolean;
}

/** Says when one's account is erased, and lets one keep it. */
export default function LeavingNote({ due_at, by_support = false }: LeavingNoteProps) {
  const t = useT();
  const keep = useKeepAccount();
  return (
    <Note
      tone="warning"
      action={
        <Button size="small" loading={keep.isPending} onClick={() => keep.mutate()}>
          {t("personal-data.keep")}
        </Button>
      }
    >
      {t("personal-data.leaving", { time: formatTime(due_at) })}
      {by_support && ` ${t("personal-data.leaving.by-support")}`}
    </Note>
  );
}
