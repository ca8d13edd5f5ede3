import { titles } from "@neroli/contract/enumerations/users.ts";
import type { Profile } from "@neroli/contract/users/profile.ts";
import { useSupportEmail } from "../../kernel/support-email.ts";
import { useT } from "../../language/phrases.tsx";
import { ChoiceField } from "../../ui/fields/choice-field.tsx";
import { FieldsPair } from "../../ui/fields/field-group.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Portrait } from "./portrait.tsx";
import type { ProfileFields } from "./use-profile-form.ts";

export function PersonFields({ form, profile }: { form: ProfileFields; profile: Profile }) {
  const t = useT();
  const support = useSupportEmail();
  return (
    <>
      <Portrait profile={profile} />
      <FieldsPair>
        <ChoiceField
          label={t("profile.person-title")}
          none="–"
          choices={titles.map((title) => ({ value: title, label: title }))}
          {...form.field("title")}
        />
        <TextField
          autoComplete="given-name"
          label={t("profile.firstname")}
          {...form.field("firstname")}
        />
        <TextField
          autoComplete="family-name"
          label={t("profile.lastname")}
          {...form.field("lastname")}
        />
      </FieldsPair>
      <TextField
        readOnly
        type="email"
        label={t("profile.email")}
        hint={t("profile.email.hint", { support })}
        value={profile.email}
      />
    </>
  );
}
