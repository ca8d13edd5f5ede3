import { Alert } from "@mantine/core";
import { useT } from "../../language/phrases.tsx";
import buttons from "../../ui/button.module.css";
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
      <Alert color="red" role="alert">
        <p className={classes.said}>{t("profile.conflict")}</p>
        <span className={classes.choices}>
          <button type="button" className={buttons.small} onClick={props.keepMine}>
            {t("profile.conflict.keep")}
          </button>
          <button type="button" className={buttons.small} onClick={props.showTheirs}>
            {t("profile.conflict.theirs")}
          </button>
        </span>
      </Alert>
    );
  }
  if (props.refusal) {
    return (
      <Alert color="red" role="alert">
        {props.refusal}
      </Alert>
    );
  }
  if (!props.restored) return null;
  return (
    <Alert color="gray" role="status">
      <p className={classes.said}>{t("table.draft.restored")}</p>
      <button type="button" className={buttons.small} onClick={props.discard}>
        {t("table.draft.discard")}
      </button>
    </Alert>
  );
}
