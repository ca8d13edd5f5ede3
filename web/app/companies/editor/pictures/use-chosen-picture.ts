import {
  isAsRecommended,
  type PictureKind,
  type PictureSize,
  pictureRules,
} from "@neroli/contract/companies/pictures.ts";
import type { Segment } from "@neroli/contract/enumerations/products.ts";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { api } from "../../../kernel/client.ts";
import { tellDone, tellFailure } from "../../../kernel/toast.tsx";
import { sayAny, useT } from "../../../language/phrases.tsx";
import { sentenceOf } from "../../../language/sentence-of.ts";
import { measurePicture, pictureAt } from "./picture-file.ts";
import { usePicturesChanged } from "./use-pictures.ts";

interface Which {
  companyKey: string;
  kind: PictureKind;
  segment: Segment | undefined;
  /** The picture that the next one replaces; `shown` when its bytes can be had. */
  before: { address: string | null; shown: boolean } | undefined;
}

interface Asked {
  file: File;
  size: PictureSize;
}

/**
 * What becomes of a chosen picture: too long a file is refused, one of other dimensions than
 * recommended asked about (`asked`) before `send`, and what was sent can be taken back.
 */
export function useChosenPicture({ companyKey, kind, segment, before }: Which) {
  const t = useT();
  const changed = usePicturesChanged(companyKey);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [tooLong, setTooLong] = useState<string>();
  /** What the next change makes untrue. */
  const offer = useRef<{ close: () => void }>(null);
  const { most_bytes, too_long, recommended } = pictureRules[kind];
  const put = (content: File) =>
    api("POST /companies/:companyKey/assets", {
      params: { companyKey },
      upload: { asset: { type: kind, ...(segment && { segment }) }, content },
    });
  const takeAway = (id: string) =>
    api("DELETE /companies/:companyKey/assets/:id", { params: { companyKey, id } });
  /** How to bring back what was there, as far as it can be. */
  const wayBack = async () => {
    if (!before) return takeAway;
    const kept = before.shown && before.address ? await pictureAt(before.address) : null;
    return kept && (() => put(kept));
  };
  const set = useMutation({
    mutationFn: async ({ file }: { file: File; blind: boolean }) => {
      const back = await wayBack();
      return { id: (await put(file)).id, back };
    },
    onSuccess: ({ id, back }, { blind }) => {
      changed();
      const undo = async () => {
        try {
          await back?.(id);
          tellDone(t("company-editor.picture.undone"));
        } catch (error) {
          tellFailure(error, t);
        }
        changed();
      };
      offer.current?.close();
      offer.current = tellDone(
        blind
          ? t("company-editor.picture.set-blind", {
              size: `${recommended.width} x ${recommended.height}`,
            })
          : t("company-editor.picture.set"),
        back ? { label: t("table.undo"), onClick: () => void undo() } : [],
      );
    },
  });
  const remove = useMutation({
    mutationFn: takeAway,
    onSuccess: () => {
      set.reset();
      offer.current?.close();
      tellDone(t("company-editor.picture.removed"));
      changed();
    },
  });
  const choose = async (file: File) => {
    set.reset();
    const refused = file.size > most_bytes;
    setTooLong(refused ? sayAny(t, `errors.${too_long}`) : undefined);
    if (refused) return;
    const size = await measurePicture(file);
    if (size && !isAsRecommended(kind, size)) setAsked({ file, size });
    else set.mutate({ file, blind: size === null });
  };
  return {
    choose,
    asked,
    send: (file: File) => {
      setAsked(null);
      set.mutate({ file, blind: false });
    },
    giveUp: () => setAsked(null),
    isPending: set.isPending || remove.isPending,
    remove,
    error: tooLong ?? (set.error ? sentenceOf(set.error, t) : undefined),
  };
}
