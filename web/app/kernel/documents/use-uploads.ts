import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { type Translate, useT } from "../../language/phrases.tsx";
import { tellDone, tellFailure } from "../toast.tsx";
import { guessLanguage, guessType } from "./guess-document.ts";
import { documentRefusal, pictureRefusal } from "./inspect-file.ts";
import type { Target, Upload, UploadDetails } from "./upload.ts";
import {
  addUploads,
  currentUploads,
  onUploadsChange,
  sendUploads,
  type UploadListener,
} from "./uploads.ts";

const none: readonly Upload[] = [];

const wordsOf = (target: Target): string => JSON.stringify(target);

/** Places that are on the screen: a person sees there how their uploads end, without a toast. */
const seen: string[] = [];

/** Reads lists of documents anew after a change, and the completeness of products. */
export function rereadDocuments(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: ["documents"] });
  void queries.invalidateQueries({ queryKey: ["products"] });
}

/**
 * The uploads of a place. They belong to the tab: whoever goes to another page and back finds them
 * as far as they have come by then.
 */
export function useUploads(target: Target, what: "documents" | "pictures") {
  const all = useSyncExternalStore(onUploadsChange, currentUploads, () => none);
  const t = useT();
  const queries = useQueryClient();
  const place = wordsOf(target);
  useEffect(() => {
    seen.push(place);
    return () => {
      seen.splice(seen.indexOf(place), 1);
      const left = currentUploads().filter(
        (upload) =>
          wordsOf(upload.target) === place &&
          (upload.state === "WAITING" || upload.state === "SENDING"),
      );
      if (left.length > 0 && !seen.includes(place)) {
        tellDone(t("documents-upload.goes-on", { count: left.length }));
      }
    };
  }, [place, t]);
  return useMemo(() => {
    const at: Target = JSON.parse(place);
    const uploads = all.filter(
      (upload) =>
        wordsOf(upload.target) === place && (upload.details === null) === (what === "pictures"),
    );
    const send = (ids: readonly string[]) => sendUploads(ids, tellEnd(t, queries));
    return {
      uploads,
      send,
      stage: (files: readonly File[], detailsOf?: DetailsOf) => stage(at, files, detailsOf),
      sendPictures: async (files: readonly File[]) => send(await addPictures(at, files)),
    };
  }, [all, place, what, t, queries]);
}

export type Uploads = ReturnType<typeof useUploads>;

const tellEnd =
  (t: Translate, queries: QueryClient): UploadListener =>
  ({ target, file, details }, how) => {
    rereadDocuments(queries);
    if (how === "CANCELED") return;
    const name = details?.name ?? file.name;
    if (how === "DONE") tellDone(t("documents-upload.done", { name }));
    else if (!seen.includes(wordsOf(target)))
      tellFailure(new Error(t("documents-upload.failed-elsewhere", { name })), t);
  };

/** The details that a document starts with, given those that its file suggests. */
type DetailsOf = (file: File, guessed: UploadDetails) => UploadDetails;

async function stage(target: Target, files: readonly File[], detailsOf?: DetailsOf): Promise<void> {
  const refusals = await Promise.all(files.map(documentRefusal));
  addUploads(
    files.map((file, at) => {
      const guessed = guess(file);
      const details = detailsOf?.(file, guessed) ?? guessed;
      return { target, file, details, refusal: refusals[at] ?? null };
    }),
  );
}

async function addPictures(target: Target, files: readonly File[]): Promise<string[]> {
  const refusals = await Promise.all(files.map(pictureRefusal));
  return addUploads(
    files.map((file, at) => ({ target, file, details: null, refusal: refusals[at] ?? null })),
  );
}

const guess = ({ name }: File): UploadDetails => ({
  name: name.slice(0, 200),
  type: guessType(name),
  visibility: "PUBLIC",
  language: guessLanguage(name),
  valid_until: null,
  replaces: null,
});
