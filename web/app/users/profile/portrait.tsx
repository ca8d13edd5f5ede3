import type { Profile } from "@neroli/contract/users/profile.ts";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../kernel/client.ts";
import { tellDone } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";
import { sentenceOf } from "../../language/sentence-of.ts";
import { PictureInput } from "../../ui/picture-input.tsx";
import { useShowProfile } from "./save-profile.ts";

/** One's picture; chosen is saved. */
export function Portrait({ profile }: { profile: Profile }) {
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
