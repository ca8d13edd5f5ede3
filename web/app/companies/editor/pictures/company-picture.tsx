import type { EditableCompany } from "@neroli/contract/companies/editable.ts";
import { type PictureKind, pictureRules } from "@neroli/contract/companies/pictures.ts";
import type { Segment } from "@neroli/contract/enumerations/products.ts";
import { Suspense, useState } from "react";
import { latePiece } from "../../../kernel/late-piece.ts";
import { useT, words } from "../../../language/phrases.tsx";
import { sentenceOf } from "../../../language/sentence-of.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { PictureInput } from "../../../ui/picture-input.tsx";
import { useChosenPicture } from "./use-chosen-picture.ts";
import { usePictures } from "./use-pictures.ts";

const megabyte = 1024 * 1024;
const CropDialog = latePiece(() => import("./crop-dialog.tsx"));

interface CompanyPictureProps {
  company: Pick<EditableCompany, "key" | "enabled">;
  kind: PictureKind;
  /** Of a picture of a segment. */
  segment?: Segment;
}

/** A picture is saved as soon as it is chosen; why one was refused stands beside it. */
export function CompanyPicture({ company, kind, segment }: CompanyPictureProps) {
  const t = useT();
  const companyKey = company.key;
  const { data, error: unread } = usePictures(companyKey);
  const [removing, setRemoving] = useState(false);
  const there = data?.content.find(
    (each) => each.type === kind && each.segment === (segment ?? null),
  );
  const before = there && { ...there, shown: company.enabled };
  const { choose, asked, send, giveUp, isPending, remove, error } = useChosenPicture({
    ...{ companyKey, kind, segment, before },
  });
  const refused = error ?? (unread ? sentenceOf(unread, t) : undefined);
  const label = t(`company-editor.picture.${kind}`, {
    segment: segment ? words(t, "segments", segment) : "",
  });
  return (
    <>
      <PictureInput
        label={label}
        rule={usePictureRule(kind)}
        // The pictures of a disabled company are served to nobody.
        picture={company.enabled ? (there?.address ?? null) : null}
        shape={kind === "HEADER" ? "wide" : "square"}
        words={{
          choose: t("table.picture.choose"),
          replace: t("table.picture.replace"),
          remove: t("table.picture.remove"),
          none: there ? t("company-editor.picture.hidden") : t("table.picture.none"),
        }}
        pending={isPending}
        asking={asked !== null}
        error={refused}
        onChoose={(file) => void choose(file)}
        onRemove={() => setRemoving(true)}
      />
      {asked && (
        <Suspense>
          <CropDialog {...asked} kind={kind} title={label} onChoose={send} onClose={giveUp} />
        </Suspense>
      )}
      {removing && there && (
        <ConfirmDialog
          danger
          title={`${label}: ${t("table.picture.remove")}`}
          text={t("company-editor.picture.remove-sure")}
          confirm={t("table.picture.remove")}
          cancel={t("table.cancel")}
          pending={remove.isPending}
          error={remove.error ? t("company-editor.picture.not-removed") : undefined}
          onConfirm={() => remove.mutate(there.id, { onSuccess: () => setRemoving(false) })}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  );
}

/** The rule for a kind of picture, as a sentence (spec 5, images). */
function usePictureRule(kind: PictureKind): string {
  const t = useT();
  const { recommended, most_bytes } = pictureRules[kind];
  return t("company-editor.picture.rule", {
    size: `${recommended.width} x ${recommended.height}`,
    mb: most_bytes / megabyte,
  });
}
