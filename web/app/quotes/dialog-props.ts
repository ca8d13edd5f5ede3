import type { Quote } from "@neroli/contract/quotes/schema.ts";

export interface QuoteDialogProps {
  /** As it was when the dialog was opened. */
  quote: Quote;
  onClose: () => void;
}
