import type { SubscriptionStatus } from "@neroli/contract/subscriptions/states.ts";
import { useT } from "../language/phrases.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import classes from "./subscriptions.module.css";

const signs: Record<SubscriptionStatus, IconName> = {
  UPCOMING: "on",
  ACTIVE: "check",
  EXPIRED: "lock",
  DEACTIVATED: "cross",
};

/** A state in word, sign and tint: nothing is told by colour alone. */
export function StateBadge({ status }: { status: SubscriptionStatus }) {
  const t = useT();
  return (
    <span className={classes.state} data-status={status}>
      <Icon name={signs[status]} />
      {t(`subscription-status.${status}`)}
    </span>
  );
}
