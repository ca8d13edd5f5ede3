import { attribute as changedAttribute } from "@neroli/contract/attributes/forms/attribute.gen.ts";
import { newAttribute } from "@neroli/contract/attributes/forms/new-attribute.gen.ts";
import type { Attribute } from "@neroli/contract/attributes/schema.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, hasCode } from "../kernel/client.ts";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { toBody, valuesOf } from "./form-values.ts";

interface AttributeFormOptions {
  /** null, or one without an id, is created. */
  attribute: Attribute | null;
  /** Approves what is saved. */
  approve: boolean;
  onDone: () => void;
}

const draftKey = (attribute: Attribute | null) =>
  `attribute.${attribute?.id ?? `${attribute?.field ?? ""}.${attribute?.term ?? "new"}`}.${attribute?.version ?? 0}`;

/** The form of a term, of one that nobody has defined yet, or of a new one. */
export function useAttributeForm({ attribute, approve, onDone }: AttributeFormOptions) {
  const t = useT();
  const queries = useQueryClient();
  const approved = approve || attribute?.status === "APPROVED";
  return useEntryForm({
    constraints: attribute?.id ? changedAttribute : newAttribute,
    base: attribute,
    valuesOf,
    toBody: ({ field, ...values }, base) =>
      base?.id
        ? {
            ...toBody(values),
            status: approved ? ("APPROVED" as const) : ("PROPOSED" as const),
            version: base.version ?? 1,
          }
        : { ...toBody(values), field },
    // Which of the lines is wrong is told at the field that holds them.
    paths: { synonyms: "synonyms" },
    send: (body, { base, key }) =>
      "version" in body
        ? api("PUT /attributes/:attributeId", {
            params: { attributeId: base?.id ?? "" },
            body,
            key,
          })
        : api("POST /attributes", { body, key }),
    onSent: ({ status }) => {
      void queries.invalidateQueries({ queryKey: ["attributes"] });
      tellDone(t(status === "PROPOSED" ? "attributes.proposed" : "attributes.saved"));
      onDone();
    },
    theirsOf: (error, base) => {
      if (!base || !hasCode(error, "conflict")) return null;
      const { version } = error.body.additional_data ?? {};
      return typeof version === "number" ? { ...base, version } : null;
    },
    draft: (base) => ({ key: draftKey(base) }),
  });
}

/** Approves a proposal as it is. */
export function useApprove() {
  const t = useT();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (attribute: Attribute) => {
      const { field: _, ...values } = valuesOf(attribute);
      return api("PUT /attributes/:attributeId", {
        params: { attributeId: attribute.id ?? "" },
        body: { ...toBody(values), status: "APPROVED", version: attribute.version ?? 1 },
      });
    },
    onSuccess: ({ term }) => tellDone(t("attributes.approved", { term })),
    onSettled: () => void queries.invalidateQueries({ queryKey: ["attributes"] }),
  });
}
