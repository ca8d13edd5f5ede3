import { label as changedLabel } from "@neroli/contract/labels/forms/label.gen.ts";
import { newLabel } from "@neroli/contract/labels/forms/new-label.gen.ts";
import type { Label } from "@neroli/contract/labels/schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api, hasCode } from "../kernel/client.ts";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { swatches } from "./colours.ts";

export interface LabelValues {
  title: string;
  colour: string;
  description: string;
}

const fresh: LabelValues = { title: "", colour: swatches[0], description: "" };

/** The form of a label, or of a new one where there is none yet. */
export function useLabelForm(label: Label | null, onDone: () => void) {
  const t = useT();
  const queries = useQueryClient();
  return useEntryForm({
    constraints: label ? changedLabel : newLabel,
    base: label,
    valuesOf: (base): LabelValues => {
      const { title, colour, description } = base ?? fresh;
      return { title, colour, description };
    },
    toBody: ({ colour, ...values }, base) => ({
      ...values,
      colour: colour.trim(),
      ...(base && { version: base.version }),
    }),
    send: (body, { base, key }) =>
      base
        ? api("PUT /labels/:labelKey", {
            params: { labelKey: base.key },
            body: { ...body, version: base.version },
          })
        : api("POST /labels", { body, key }),
    onSent: () => {
      void queries.invalidateQueries({ queryKey: ["labels"] });
      tellDone(t(label ? "labels.saved" : "labels.created"));
      onDone();
    },
    theirsOf: async (error, base) =>
      base && hasCode(error, "conflict") ? await findLabel(base.key) : null,
    draft: (base) => ({ key: base ? `label.${base.key}.${base.version}` : "label.new" }),
  });
}

/** The label as it is now; null when it is gone. */
async function findLabel(key: string): Promise<Label | null> {
  const { content } = await api("GET /labels", { query: { size: "300" } });
  return content.find((label) => label.key === key) ?? null;
}
