import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useFailedReading, useShownPage } from "../kernel/kept-page.ts";
import { onReturn } from "../kernel/outage.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";

/** Says that the page could not be read anew, and reads it again: by itself once the server is back. */
export function ReadAgain() {
  const t = useT();
  const failed = useFailedReading();
  const { revalidate, state } = useRevalidator();
  useShownPage();
  useEffect(() => (failed ? onReturn(() => void revalidate()) : undefined), [failed, revalidate]);
  if (!failed) return null;
  return (
    <Note
      tone="warning"
      urgent
      action={
        <Button size="small" loading={state !== "idle"} onClick={() => void revalidate()}>
          {t("shell.read-again.retry")}
        </Button>
      }
    >
      {t("shell.read-again.text")}
    </Note>
  );
}
