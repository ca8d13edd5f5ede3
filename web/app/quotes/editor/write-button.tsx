import { links } from "@neroli/contract/access/links.ts";
import type { Quote } from "@neroli/contract/quotes/schema.ts";
import type { Request } from "@neroli/contract/requests/schema.ts";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";

interface WriteButtonProps {
  request: Request;
  quote: Quote;
}

/** Leads the supplier to what is written next, where there can be another version. */
export function WriteButton({ request, quote }: WriteButtonProps) {
  const t = useT();
  const { status, own, can } = quote;
  if (request.side === "BUYER" || status === "REJECTED" || status === "CANCELED") return null;
  const what = status === "DRAFT" ? "first" : "next";
  const words = t(own?.draft ? `quotes.edit.continue.${what}` : `quotes.edit.begin.${what}`);
  const variant = what === "first" ? "primary" : undefined;
  return (
    <div>
      {can.draft.allowed ? (
        <ButtonLink variant={variant} href={links.quoteEditor(request.key)}>
          {words}
        </ButtonLink>
      ) : (
        <Button disabledReason={can.draft.reason}>{words}</Button>
      )}
    </div>
  );
}
