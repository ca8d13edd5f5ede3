import type { SubscriptionStatus } from "@neroli/contract/subscriptions/states.ts";
import { useT } from "../language/phrases.tsx";
import { Badge } from "../ui/badge.tsx";
import type { Tone } from "../ui/card.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";

const looks: Record<SubscriptionStatus, { icon: IconName; tone: Tone }> = {
  UPCOMING: { icon: "on", tone: "plain" },
  ACTIVE: { icon: "check", tone: "good" },
  EXPIRED: { icon: "lock", tone: "warning" },
  DEACTIVATED: { icon: "cross", tone: "plain" },
};

/** A state in word, sign and tint: nothing is told by colour alone. */
export function StateBadge({ status }: { status: SubscriptionStatus }) {
  const t = useT();
  const { icon, tone } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon name={icon} />}>
      {t(`subscription-status.${status}`)}
    </Badge>
  );
}
