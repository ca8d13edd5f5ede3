import { forgetFile, keepFile, readFile } from "../draft-files.ts";
import { forgetDraft, keepDraft, readDraft } from "../drafts.ts";
import { ConnectionLost } from "../fetch-with-progress.ts";
import type { Upload } from "./upload.ts";

/** The bytes of a file that was chosen are not kept any more. */
export class FileGone extends Error {}

/** What is told of an upload beside its file, whose bytes are kept under the upload's id. */
interface KeptUpload extends Pick<Upload, "id" | "key" | "target" | "details"> {
  name: string;
  /** It had been sent before the page was loaded anew: whether it arrived nobody knows. */
  sent: boolean;
}

/** Of this tab: two tabs never send each other's files. */
const draft = "uploads";

/** Keeps the list as it is now; what never can be sent is not kept. */
export function keepUploads(uploads: readonly Upload[]): void {
  const kept = uploads
    .filter(({ state }) => state !== "REFUSED")
    .map(
      ({ id, key, target, details, file, state }): KeptUpload => ({
        ...{ id, key, target, details, name: file.name },
        sent: state !== "STAGED",
      }),
    );
  if (kept.length > 0) keepDraft(draft, kept, "tab");
  else forgetDraft(draft, "tab");
}

export const keepUpload = ({ id, file }: Upload): void => void keepFile(id, file);
export const forgetUpload = (id: string): void => void forgetFile(id);

/** What was on the list before the page was loaded anew, to be sent once more or described further. */
export async function readUploads(): Promise<Upload[]> {
  const kept = readDraft<KeptUpload[]>(draft, "tab") ?? [];
  return Promise.all(kept.map(restore));
}

async function restore({ name, sent, ...upload }: KeptUpload): Promise<Upload> {
  const file = await readFile(upload.id);
  const common = { ...upload, share: 0, refusal: null };
  if (!file) {
    return { ...common, file: new File([], name), state: "REFUSED", error: new FileGone() };
  }
  if (!sent) return { ...common, file, state: "STAGED", error: null };
  return { ...common, file, state: "FAILED", error: new ConnectionLost() };
}
