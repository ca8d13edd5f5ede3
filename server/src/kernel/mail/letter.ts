import type { Language } from "@neroli/contract/kernel/language.ts";

/** One of several lists in a letter. */
export interface LetterSection {
  title: string;
  /** One sentence about the list. */
  lead: string;
  items: readonly { title: string; detail: string; address: string }[];
  /** The link to the whole list. */
  all?: { label: string; address: string };
}

/** What a mail says, before it is laid out. */
export interface Letter {
  language: Language;
  subject: string;
  greeting: string;
  /** Paragraphs, above the quotation. */
  lines: string[];
  /** Text that somebody else wrote, set apart from ours. */
  quotation?: string | undefined;
  /** Lists, below the paragraphs. */
  sections?: readonly LetterSection[];
  button: { label: string; address: string };
  /** A second link, below the button. */
  also?: { label: string; address: string };
  footer: string;
  /** A quiet link at the end, to where such mails are switched off. */
  settings?: { label: string; address: string };
  /** Another one, which ends mails of this kind. */
  stop?: { label: string; address: string };
}
