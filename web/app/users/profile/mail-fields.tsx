import { Checkbox } from "@mantine/core";
import { mailedKinds } from "@neroli/contract/notifications/table.ts";
import { useT } from "../../language/phrases.tsx";
import layout from "../../ui/layout.module.css";
import type { ProfileFields } from "./use-profile-form.ts";

/** Which notifications are mailed too, and the digest. */
export function MailFields({ form }: { form: ProfileFields }) {
  const t = useT();
  return (
    <div className={layout.close}>
      {mailedKinds.map((kind) => (
        <Checkbox
          key={kind}
          label={t(`profile.mail.${kind}`)}
          {...form.check(`notifications.${kind}`)}
        />
      ))}
      <Checkbox
        mt="xs"
        label={t("profile.digest")}
        {...form.check("notifications.neroli_digest_enabled")}
      />
    </div>
  );
}
