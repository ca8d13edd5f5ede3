import { NativeSelect, TextInput } from "@mantine/core";
import { titles } from "@neroli/contract/enumerations/users.ts";
import type { Profile } from "@neroli/contract/users/profile.ts";
import { useSupportEmail } from "../../kernel/support-email.ts";
import { useT } from "../../language/phrases.tsx";
import layout from "../../ui/layout.module.css";
import { Portrait } from "./portrait.tsx";
import type { ProfileFields } from "./use-profile-form.ts";

export function PersonFields({ form, profile }: { form: ProfileFields; profile: Profile }) {
  const t = useT();
  const support = useSupportEmail();
  return (
    <>
      <Portrait profile={profile} />
      <NativeSelect
        label={t("profile.person-title")}
        data={[{ value: "", label: "–" }, ...titles]}
        maw={140}
        {...form.field("title")}
      />
      <div className={layout.columns}>
        <TextInput
          autoComplete="given-name"
          label={t("profile.firstname")}
          {...form.field("firstname")}
        />
        <TextInput
          autoComplete="family-name"
          label={t("profile.lastname")}
          {...form.field("lastname")}
        />
      </div>
      <TextInput
        readOnly
        type="email"
        variant="filled"
        label={t("profile.email")}
        description={t("profile.email.hint", { support })}
        inputWrapperOrder={["label", "input", "description"]}
        value={profile.email}
      />
    </>
  );
}
