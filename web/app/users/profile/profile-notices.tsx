import { RestoredNote } from "../../kernel/forms/restored-note.tsx";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/card.tsx";
import layout from "../../ui/layout.module.css";
import type { useProfileForm } from "./use-profile-form.ts";

/** What one has to know before saving; of several the most pressing. */
export function ProfileNotices({ form }: { form: ReturnType<typeof useProfileForm> }) {
  const t = useT();
  if (form.conflict) {
    return (
      <Note
        tone="bad"
        urgent
        action={
          <span className={layout.line}>
            <Button size="small" onClick={() => form.resolve([], false)}>
              {t("profile.conflict.keep")}
            </Button>
            <Button size="small" onClick={form.discard}>
              {t("profile.conflict.theirs")}
            </Button>
          </span>
        }
      >
        {t("profile.conflict")}
      </Note>
    );
  }
  if (form.refusal) {
    return (
      <Note tone="bad" urgent>
        {form.refusal}
      </Note>
    );
  }
  return <RestoredNote form={form} />;
}
