import type { Language } from "@neroli/contract/kernel/language.ts";
import type { Letter } from "./letter.ts";

/** One kind of mail with a sample of it, for the preview that developers look at. */
export interface MailKind {
  name: string;
  sample(language: Language): Letter;
}
