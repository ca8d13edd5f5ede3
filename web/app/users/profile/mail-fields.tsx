import { mailedKinds } from "@neroli/contract/notifications/table.ts";
import { useT } from "../../language/phrases.tsx";
import { CheckField } from "../../ui/fields/check-field.tsx";
import layout from "../../ui/layout.module.css";
import type { ProfileFields } from "./use-profile-form.ts";

/** Which notifications are mailed too, and the digest. */
export function MailFields({ form }: { form: ProfileFields }) {
  const t = useT();
  return (
    <div className={layout.close}>
      {mailedKinds.map((kind) => (
        <CheckField
          key={kind}
          label={t(`profile.mail.${kind}`)}
          {...form.check(`notifications.${kind}`)}
        />
      ))}
      <CheckField
        label={t("profile.digest")}
        {...form.check("notifications.neroli_digest_enabled")}
      />
    </div>
  );
}
