import type { Language } from "@neroli/contract/kernel/language.ts";
import { newSynonym } from "@neroli/contract/synonyms/forms/new-synonym.gen.ts";
import { synonym as changedSynonym } from "@neroli/contract/synonyms/forms/synonym.gen.ts";
import type { Synonym, SynonymName } from "@neroli/contract/synonyms/schema.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, hasCode } from "../kernel/client.ts";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { sentenceOf } from "../language/sentence-of.ts";
import { foldText } from "../ui/fold-text.ts";

export interface SynonymValues {
  names: SynonymName[];
  /** What stands in the line in which names are typed. */
  text: string;
  /** Empty for no language's own. */
  language: Language | "";
}

/** Names as they are typed or pasted: several at once, one a line or with semicolons between. */
const readNames = (text: string, language: Language | ""): SynonymName[] =>
  text
    .split(/[;\n\t]/)
    .map((one) => one.trim())
    .filter((one) => one !== "")
    .map((one) => ({ text: one, language: language || null }));

/** The names with what is typed beside them; one that is there already is not added again. */
export function withTyped({ names, text, language }: SynonymValues): SynonymName[] {
  const all = [...names];
  for (const name of readNames(text, language)) {
    if (!all.some((one) => foldText(one.text) === foldText(name.text))) all.push(name);
  }
  return all;
}

/** The form of a group, or of a new one where there is none yet. */
export function useSynonymForm(synonym: Synonym | null, onDone: () => void) {
  const t = useT();
  const queries = useQueryClient();
  return useEntryForm({
    constraints: synonym ? changedSynonym : newSynonym,
    base: synonym,
    valuesOf: (base): SynonymValues => ({ names: base?.names ?? [], text: "", language: "" }),
    // What still stands in the line was meant to be added.
    toBody: (values, base) => ({
      names: withTyped(values),
      ...(base && { version: base.version }),
    }),
    paths: { names: "names" },
    say: ({ code }) => (code === "too-few" || code === "required" ? t("synonyms.too-few") : null),
    send: (body, { base, key }) =>
      base
        ? api("PUT /synonyms/:synonymId", {
            params: { synonymId: base.id },
            body: { ...body, version: base.version },
          })
        : api("POST /synonyms", { body, key }),
    onSent: () => {
      void queries.invalidateQueries({ queryKey: ["synonyms"] });
      tellDone(t(synonym ? "synonyms.saved" : "synonyms.created"));
      onDone();
    },
    theirsOf: (error, base) => {
      if (!base || !hasCode(error, "conflict")) return null;
      const { version } = error.body.additional_data ?? {};
      // Saving again then replaces what somebody else has saved, which the page tells.
      return typeof version === "number" ? { ...base, version } : null;
    },
    draft: (base) => ({ key: base ? `synonym.${base.id}.${base.version}` : "synonym.new" }),
  });
}

/** Removes a group, and offers to bring it back. */
export function useRemoveSynonym() {
  const t = useT();
  const queries = useQueryClient();
  const settled = () => void queries.invalidateQueries({ queryKey: ["synonyms"] });
  const restore = useMutation({
    mutationFn: ({ names }: Synonym) => api("POST /synonyms", { body: { names } }),
    onSuccess: () => tellDone(t("synonyms.restored")),
    onError: (error) => tellDone(`${t("synonyms.not-saved")}. ${sentenceOf(error, t)}`),
    onSettled: settled,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Synonym) =>
      api("DELETE /synonyms/:synonymId", { params: { synonymId: id } }),
    onSuccess: (_, synonym) =>
      tellDone(t("synonyms.removed"), {
        label: t("table.undo"),
        onClick: () => restore.mutate(synonym),
      }),
    onError: (error) => tellDone(`${t("synonyms.not-removed")}. ${sentenceOf(error, t)}`),
    onSettled: settled,
  });
  return remove.mutate;
}
