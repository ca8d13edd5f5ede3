import type { Failure } from "@neroli/contract/kernel/failures.ts";
import type { QuoteContent } from "@neroli/contract/quotes/content.ts";
import { newVersion } from "@neroli/contract/quotes/forms/new-version.gen.ts";
import type { Quote } from "@neroli/contract/quotes/schema.ts";
import type { RequestLine } from "@neroli/contract/requests/schema.ts";
import { api, hasCode } from "../../kernel/client.ts";
import { useEntryForm } from "../../kernel/forms/use-entry-form.ts";
import { useT } from "../../language/phrases.tsx";
import { fieldAt, toContent } from "./content.ts";
import { isLine, tidy, valuesOf } from "./values.ts";

/** Its writer was asked whether to send it, and thought better of it. */
class NotYet extends Error {}

/** Under which the browser keeps what is written. */
export const quoteDraftKey = (requestKey: string) => `quote:${requestKey}`;

interface QuoteFormOptions {
  quote: Quote;
  asked: readonly RequestLine[];
  /** Asks before it is sent; what is kept meanwhile is awaited, too. */
  ask: (content: QuoteContent) => Promise<boolean>;
  onSent: (quote: Quote) => void;
}

/** The next version of a quote, with its draft on the server and in the browser. */
export function useQuoteForm({ quote, asked, ask, onSent }: QuoteFormOptions) {
  const t = useT();
  const params = { requestKey: quote.request_key };
  return useEntryForm({
    constraints: newVersion,
    base: quote,
    valuesOf: (base: Quote) => valuesOf(base, asked),
    tidy,
    toBody: (values, base) => ({
      version: base.current_version ?? 0,
      content: toContent(values),
    }),
    fieldAt,
    say: ({ path, code }: Failure) => {
      if (path === "content.lines") return t("quotes.edit.no-lines");
      return code === "ascending" ? t("quotes.edit.ascending") : null;
    },
    send: async (body, { base, key }) => {
      if (!(await ask(body.content))) throw new NotYet();
      return base.status === "DRAFT"
        ? api("POST /requests/:requestKey/quote/send", { params, body, key })
        : api("POST /requests/:requestKey/quote/update", { params, body, key });
    },
    onSent,
    onRefused: (error) => error instanceof NotYet,
    // A colleague has sent another version: what is written meets it.
    theirsOf: (error) =>
      hasCode(error, "quotes.superseded") || hasCode(error, "quotes.already-sent")
        ? api("GET /requests/:requestKey/quote", { params })
        : null,
    draft: () => ({ key: quoteDraftKey(quote.request_key), meets: true, inParts: isLine }),
  });
}

export type QuoteForm = ReturnType<typeof useQuoteForm>;
