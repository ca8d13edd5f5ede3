import { type PortalImage, portalImages } from "@neroli/contract/enumerations/portals.ts";
import { mostPictureBytes } from "@neroli/contract/portals/assets.ts";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../kernel/client.ts";
import { useT } from "../../language/phrases.tsx";
import { sentenceOf } from "../../language/sentence-of.ts";
import { PictureInput } from "../../ui/picture-input.tsx";
import { pictureAddress } from "./picture-address.ts";
import type { SettingsFields } from "./use-settings-form.ts";

const megabyte = 1_000_000;

interface PicturesSectionProps {
  form: SettingsFields;
  portal: string;
}

/** Logos on light and on dark ground, and the sign of the tab. */
export function PicturesSection({ form, portal }: PicturesSectionProps) {
  return portalImages.map((image) => (
    <Picture key={image} form={form} portal={portal} image={image} />
  ));
}

/** It is uploaded at once, and shown by the portal once the form is saved. */
function Picture({ form, portal, image }: PicturesSectionProps & { image: PortalImage }) {
  const t = useT();
  const upload = useMutation({
    mutationFn: (content: File) =>
      api("POST /portals/:portal/assets", {
        params: { portal },
        upload: { assetdata: { kind: image }, content },
      }),
    onSuccess: ({ key }) => form.setField(`images.${image}`, key),
  });
  const fault = form.errors[`images.${image}`];
  return (
    <PictureInput
      label={t(`portal-settings.picture.${image}`)}
      rule={t(`portal-settings.picture.rule.${image}`, { mb: mostPictureBytes[image] / megabyte })}
      picture={pictureAddress(form.values.images[image])}
      shape={image === "FAVICON" ? "square" : "wide"}
      words={{
        choose: t("table.picture.choose"),
        replace: t("table.picture.replace"),
        remove: t("table.picture.remove"),
        none: t("table.picture.none"),
      }}
      pending={upload.isPending}
      error={upload.error ? sentenceOf(upload.error, t) : fault}
      onChoose={(file) => upload.mutate(file)}
      onRemove={() => {
        upload.reset();
        form.setField(`images.${image}`, null);
      }}
    />
  );
}
