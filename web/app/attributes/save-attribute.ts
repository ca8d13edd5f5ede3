import type { Attribute } from "@neroli/contract/attributes/schema.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, api } from "../kernel/client.ts";
import { sentenceOf, tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { type FormValues, toBody, valuesOf } from "./form-values.ts";

const codeOf = (error: unknown) => (error instanceof ApiError ? error.body.code : undefined);

interface Saving {
  /** null, or one without an id, is created. */
  attribute: Attribute | null;
  /** Approves what is saved. */
  approve: boolean;
  onDone: () => void;
}

/** Creates or saves; what was typed stays whatever is answered. */
export function useSaveAttribute({ attribute, approve, onDone }: Saving) {
  const t = useT();
  const queries = useQueryClient();
  const [version, setVersion] = useState(attribute?.version ?? 1);
  const save = useMutation({
    mutationFn: ({ field, ...values }: FormValues) => {
      const body = toBody(values);
      if (!attribute?.id) return api("POST /attributes", { body: { field, ...body } });
      const status = approve || attribute.status === "APPROVED" ? "APPROVED" : "PROPOSED";
      return api("PUT /attributes/:attributeId", {
        params: { attributeId: attribute.id },
        body: { ...body, status, version },
      });
    },
    onSuccess: ({ status }) => {
      tellDone(t(status === "PROPOSED" ? "attributes.proposed" : "attributes.saved"));
      onDone();
    },
    onError: (error) => {
      const stored = error instanceof ApiError ? error.body.additional_data?.version : undefined;
      if (codeOf(error) === "conflict" && typeof stored === "number") setVersion(stored);
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ["attributes"] }),
  });
  const conflict = codeOf(save.error) === "conflict";
  return {
    send: save.mutate,
    pending: save.isPending,
    refused: save.error && (conflict ? t("attributes.conflict") : sentenceOf(save.error, t)),
  };
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
