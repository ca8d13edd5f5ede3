import type { EditableCompany } from "@neroli/contract/companies/editable.ts";
import { type PictureKind, pictureRules } from "@neroli/contract/companies/pictures.ts";
import type { Segment } from "@neroli/contract/enumerations/products.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../kernel/client.ts";
import { tellDone } from "../../kernel/toast.tsx";
import { sayAny, useT, words } from "../../language/phrases.tsx";
import { sentenceOf } from "../../language/sentence-of.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { PictureInput } from "../../ui/picture-input.tsx";
import { useCompanyChanged } from "../company-queries.ts";

const megabyte = 1024 * 1024;
const picturesKey = (companyKey: string) => ["companies", "pictures", companyKey];

function usePictures(companyKey: string) {
  return useQuery({
    queryKey: picturesKey(companyKey),
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/assets", {
        params: { companyKey },
        query: { kind: "COMPANY_PICTURE" },
        signal,
      }),
  });
}

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
  const { set, remove, tooLong } = useChangePicture({ companyKey, kind, segment });
  const error = set.error ?? unread;
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
        pending={set.isPending || remove.isPending}
        error={tooLong ?? (error ? sentenceOf(error, t) : undefined)}
        onChoose={(file) => set.mutate(file)}
        onRemove={() => setRemoving(true)}
      />
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
  const { width, height, exact, most_bytes } = pictureRules[kind];
  return t(exact ? "company-editor.picture.rule.exact" : "company-editor.picture.rule.least", {
    size: `${width} x ${height}`,
    mb: most_bytes / megabyte,
  });
}

interface Which {
  companyKey: string;
  kind: PictureKind;
  segment: Segment | undefined;
}

function useChangePicture({ companyKey, kind, segment }: Which) {
  const t = useT();
  const queries = useQueryClient();
  const tellChanged = useCompanyChanged();
  const { most_bytes, refused } = pictureRules[kind];
  const [tooLong, setTooLong] = useState<string>();
  const done = (sentence: string) => {
    tellDone(sentence);
    void queries.invalidateQueries({ queryKey: picturesKey(companyKey) });
    void tellChanged(companyKey);
  };
  const set = useMutation({
    mutationFn: async (file: File) => {
      const bytes = file.size > most_bytes;
      setTooLong(bytes ? sayAny(t, `errors.${refused.bytes}`) : undefined);
      if (bytes) return null;
      return api("POST /companies/:companyKey/assets", {
        params: { companyKey },
        upload: { asset: { type: kind, ...(segment && { segment }) }, content: file },
      });
    },
    onSuccess: (asset) => asset && done(t("company-editor.picture.set")),
  });
  const remove = useMutation({
    mutationFn: (id: string) =>
      api("DELETE /companies/:companyKey/assets/:id", { params: { companyKey, id } }),
    onSuccess: () => {
      set.reset();
      done(t("company-editor.picture.removed"));
    },
  });
  return { set, remove, tooLong };
}
