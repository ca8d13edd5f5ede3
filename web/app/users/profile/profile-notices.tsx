import { Alert } from "@mantine/core";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/card.tsx";
import classes from "./profile.module.css";
import type { useProfileForm } from "./use-profile-form.ts";

/** What one has to know before saving; of several the most pressing. */
export function ProfileNotices({ form }: { form: ReturnType<typeof useProfileForm> }) {
  const t = useT();
  if (form.conflict) {
    return (
      <Note tone="bad" urgent>
        <p className={classes.said}>{t("profile.conflict")}</p>
        <span className={classes.choices}>
          <Button size="small" onClick={() => form.resolve([], false)}>
            {t("profile.conflict.keep")}
          </Button>
          <Button size="small" onClick={form.discard}>
            {t("profile.conflict.theirs")}
          </Button>
        </span>
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
  if (!form.restored) return null;
  return (
    <Alert color="gray" role="status">
      <p className={classes.said}>{t("table.draft.restored")}</p>
      <Button size="small" onClick={form.discard}>
        {t("table.draft.discard")}
      </Button>
    </Alert>
  );
}
