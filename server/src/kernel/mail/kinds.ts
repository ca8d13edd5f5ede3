import type { Language } from "@neroli/contract/kernel/language.ts";

/** A mail without its envelope. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

/** One kind of mail with a sample of it, for the preview that developers look at. */
export interface MailKind {
  name: string;
  sample(language: Language): MailContent;
}
