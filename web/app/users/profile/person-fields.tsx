import { titles } from "@neroli/contract/enumerations/users.ts";
import type { Profile } from "@neroli/contract/users/profile.ts";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../kernel/client.ts";
import { useSupportEmail } from "../../kernel/support-email.ts";
import { tellDone } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";
import { sentenceOf } from "../../language/sentence-of.ts";
import { ChoiceField } from "../../ui/fields/choice-field.tsx";
import { FieldsPair } from "../../ui/fields/field-group.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { PictureInput } from "../../ui/picture-input.tsx";
import { useShowProfile } from "./save-profile.ts";
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

/** One's picture; chosen is saved. */
function Portrait({ profile }: { profile: Profile }) {
  const t = useT();
  const show = useShowProfile();
  const change = useMutation({
    mutationFn: (file: File | null) =>
      file
        ? api("POST /users/profile/picture", { upload: { asset: {}, content: file } })
        : api("DELETE /users/profile/picture"),
    onSuccess: (changed) => {
      show(changed);
      tellDone(t(changed.picture ? "profile.picture.saved" : "profile.picture.removed"));
    },
  });
  return (
    <PictureInput
      label={t("profile.picture")}
      rule={t("profile.picture.hint")}
      picture={profile.picture}
      shape="round"
      words={{
        choose: t("table.picture.choose"),
        replace: t("table.picture.replace"),
        remove: t("table.picture.remove"),
        none: t("table.picture.none"),
      }}
      pending={change.isPending}
      error={change.error ? sentenceOf(change.error, t) : undefined}
      onChoose={change.mutate}
      onRemove={() => change.mutate(null)}
    />
  );
}
