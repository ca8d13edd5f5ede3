import { Alert } from "@mantine/core";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/card.tsx";
import classes from "./profile.module.css";
import type { useProfileForm } from "./use-profile-form.ts";

type Props = Pick<
  ReturnType<typeof useProfileForm>,
  "refusal" | "conflict" | "restored" | "discard" | "keepMine" | "showTheirs"
>;

/** What one has to know before saving; of several the most pressing. */
export function ProfileNotices(props: Props) {
  const t = useT();
  if (props.conflict) {
    return (
      <Note tone="bad" urgent>
        <p className={classes.said}>{t("profile.conflict")}</p>
        <span className={classes.choices}>
          <Button size="small" onClick={props.keepMine}>
            {t("profile.conflict.keep")}
          </Button>
          <Button size="small" onClick={props.showTheirs}>
            {t("profile.conflict.theirs")}
          </Button>
        </span>
      </Note>
    );
  }
  if (props.refusal) {
    return (
      <Note tone="bad" urgent>
        {props.refusal}
      </Note>
    );
  }
  if (!props.restored) return null;
  return (
    <Alert color="gray" role="status">
      <p className={classes.said}>{t("table.draft.restored")}</p>
      <Button size="small" onClick={props.discard}>
        {t("table.draft.discard")}
      </Button>
    </Alert>
  );
}
