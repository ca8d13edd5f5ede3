import { isSupport } from "@neroli/contract/access/roles.ts";
import { deliveries, digestHour } from "@neroli/contract/notifications/mailed-kinds.ts";
import { mailedKinds } from "@neroli/contract/notifications/table.ts";
import { useMayOpen, useSession } from "../../kernel/session/session.tsx";
import { useT } from "../../language/phrases.tsx";
import { CheckField } from "../../ui/fields/check-field.tsx";
import { ChoiceField } from "../../ui/fields/choice-field.tsx";
import layout from "../../ui/layout.module.css";
import type { ProfileFields } from "./use-profile-form.ts";

/** How each kind of notification reaches the person, and on whose clock digests leave. */
export function NotificationFields({ form }: { form: ProfileFields }) {
  const t = useT();
  const session = useSession();
  const mayOpen = useMayOpen();
  const choices = deliveries.map((value) => ({ value, label: t(`profile.delivery.${value}`) }));
  return (
    <div className={layout.stack}>
      <div className={layout.fields}>
        {mailedKinds.map((kind) => (
          <ChoiceField
            key={kind}
            label={t(`notification-kinds.${kind}`)}
            choices={choices}
            {...form.field(`notifications.${kind}`)}
            required={false}
          />
        ))}
      </div>
      <TimeZoneField form={form} />
      <CheckField
        label={t("profile.digest")}
        {...form.check("notifications.neroli_digest_enabled")}
      />
      {session.state === "signed-in" &&
        !isSupport(session.profile.roles) &&
        mayOpen("/analytics") && (
          <CheckField
            label={t("profile.analytics")}
            {...form.check("notifications.analytics_weekly_enabled")}
          />
        )}
    </div>
  );
}

function TimeZoneField({ form }: { form: ProfileFields }) {
  const t = useT();
  const chosen = form.values.time_zone;
  const names = new Set([
    ...Intl.supportedValuesOf("timeZone"),
    "UTC",
    ...(chosen ? [chosen] : []),
  ]);
  return (
    <ChoiceField
      className={layout.narrow}
      label={t("profile.time-zone")}
      hint={t("profile.time-zone.hint", { hour: digestHour })}
      {...(!chosen && { none: t("profile.time-zone.none") })}
      choices={[...names].sort().map((value) => ({ value, label: value.replaceAll("_", " ") }))}
      {...form.field("time_zone")}
    />
  );
}
