import type { Offering } from "@neroli/contract/enumerations/products.ts";
import type { FieldFailure } from "@neroli/contract/kernel/errors.ts";
import type { ProductConflict } from "@neroli/contract/products/editor-schema.ts";
import { useState } from "react";
import { ApiError } from "../../kernel/client.ts";
import { refusedInBody } from "../../kernel/forms/field-failures.ts";
import { sentenceOf } from "../../kernel/toast.tsx";
import { type Translate, useT } from "../../language/phrases.tsx";
import { showToast } from "../../ui/toast-list.ts";

/** The product as somebody else left it. */
export type Foreign = Pick<ProductConflict, "current" | "since">;

/** What others did, where that is why it was refused. */
export function conflictOf(error: unknown): Foreign | null {
  if (!(error instanceof ApiError) || error.body.code !== "conflict") return null;
  const { current, since = [] } = (error.body.additional_data ?? {}) as Partial<ProductConflict>;
  return current ? { current, since } : null;
}

interface Attempted {
  isNew: boolean;
  offering: Offering;
}

/** Why the server did not save it, shown above the form and in a toast. */
export function useRefusal() {
  const t = useT();
  const [sentence, setSentence] = useState<string | null>(null);
  return {
    sentence,
    forget: () => setSentence(null),
    /** Answers the fields that are refused, which have their own sentences. */
    tell: (error: unknown, attempted: Attempted): FieldFailure[] => {
      const failures = refusedInBody(error);
      const said = failures.length > 0 ? null : sentenceFor(error, { t, ...attempted });
      setSentence(said);
      if (said) showToast({ danger: true, message: said });
      return failures;
    },
  };
}

function sentenceFor(error: unknown, { t, isNew, offering }: Attempted & { t: Translate }): string {
  const status = error instanceof ApiError ? error.status : 0;
  // Spec 5: users without create permission.
  if (isNew && status === 403) return t(`product-editor.no-permission.${offering}`);
  // Spec 8: product save failure.
  return status >= 400 && status < 500 ? sentenceOf(error, t) : t("product-editor.failed");
}
