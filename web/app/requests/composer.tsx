import { useMediaQuery } from "@mantine/hooks";
import type { Request } from "@neroli/contract/requests/schema.ts";
import { reopenableUntil } from "@neroli/contract/requests/states.ts";
import { useState } from "react";
import { formatDay } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import { BottomBar } from "../ui/bottom-bar.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import { below } from "../ui/tokens.ts";
import { AnswerForm } from "./answer-form.tsx";
import classes from "./composer.module.css";
import { NoteForm } from "./note-form.tsx";
import { useSmallComposer } from "./use-small-composer.ts";

/** Where one writes: to the other side, or for the own one; on phones it stays at hand, as one line. */
export function Composer({ request }: { request: Request }) {
  const t = useT();
  const [isNote, setNote] = useState(false);
  const { can, closed_at } = request;
  const narrow = useMediaQuery(below("lg"), false, { getInitialValueInEffect: false });
  const over = !can.message.allowed;
  const stays = narrow && !over;
  const { small, open } = useSmallComposer(stays);
  return (
    <>
      {over && (
        <Note>
          <p>
            {can.message.reason}
            {can.reopen.allowed && closed_at && (
              <> {t("requests.reopen.until", { day: formatDay(reopenableUntil(closed_at)) })}</>
            )}
          </p>
        </Note>
      )}
      <BottomBar className={classes.composer} stays={stays} data-composer="" onFocus={open}>
        {!over && !isNote && <AnswerForm request={request} small={small} />}
        {isNote && <NoteForm request={request} small={small} />}
        {request.side !== "SUPPORT" && !small && (
          <div>
            <Button size="small" aria-pressed={isNote} onClick={() => setNote(!isNote)}>
              {t(isNote ? "requests.answer.write" : "requests.note.write")}
            </Button>
          </div>
        )}
      </BottomBar>
    </>
  );
}
