import { leads, type SynonymRelation } from "@neroli/contract/enumerations/synonyms.ts";
import type { Failure } from "@neroli/contract/kernel/failures.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { newSynonym } from "@neroli/contract/synonyms/forms/new-synonym.gen.ts";
import { synonym as changedSynonym } from "@neroli/contract/synonyms/forms/synonym.gen.ts";
import { fewestNames, type Synonym, type SynonymName } from "@neroli/contract/synonyms/schema.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, hasCode } from "../kernel/client.ts";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { sentenceOf } from "../language/sentence-of.ts";
import { foldText } from "../ui/fold-text.ts";

/** The two lists of a group: what is asked for, and what it leads to. */
export type NameList = "names" | "leads_to";

export interface SynonymValues {
  relation: SynonymRelation;
  names: SynonymName[];
  leads_to: SynonymName[];
  /** What stands in the lines in which names are typed. */
  text: string;
  leads_text: string;
  /** Empty for no language's own. */
  language: Language | "";
  leads_language: Language | "";
}

/** The line in which names of a list are typed. */
export const lineOf = {
  names: { text: "text", language: "language" },
  leads_to: { text: "leads_text", language: "leads_language" },
} as const satisfies Record<NameList, { text: keyof SynonymValues; language: keyof SynonymValues }>;

/** Names as they are typed or pasted: several at once, one a line or with semicolons between. */
const readNames = (text: string, language: Language | ""): SynonymName[] =>
  text
    .split(/[;\n\t]/)
    .map((one) => one.trim())
    .filter((one) => one !== "")
    .map((one) => ({ text: one, language: language || null }));

/** The names of a list with what is typed beside them; one that is there already is not added again. */
export function withTyped(values: SynonymValues, list: NameList): SynonymName[] {
  const all = [...values[list]];
  const line = lineOf[list];
  for (const name of readNames(values[line.text], values[line.language])) {
    if (!all.some((one) => foldText(one.text) === foldText(name.text))) all.push(name);
  }
  return all;
}

const valuesOf = (base: Synonym | null, words?: string): SynonymValues => ({
  relation: base?.relation ?? "EQUAL",
  names: base?.names ?? (words ? [{ text: words, language: null }] : []),
  leads_to: base?.leads_to ?? [],
  ...{ text: "", leads_text: "", language: "", leads_language: "" },
});

/** How many names a list needs depends on the relation. */
function tooFew(values: SynonymValues): Failure[] {
  const least = leads(values.relation) ? { names: 1, leads_to: 1 } : { names: fewestNames };
  return (Object.entries(least) as [NameList, number][]).flatMap(([path, limit]) =>
    withTyped(values, path).length < limit ? [{ path, code: "too-few", data: { min: limit } }] : [],
  );
}

/** The form of a group, or of a new one where there is none yet. */
export function useSynonymForm(
  synonym: Synonym | null,
  { words, onDone }: { words: string | undefined; onDone: () => void },
) {
  const t = useT();
  const queries = useQueryClient();
  return useEntryForm({
    constraints: synonym ? changedSynonym : newSynonym,
    base: synonym,
    valuesOf: (base) => valuesOf(base, words),
    // What still stands in a line was meant to be added.
    toBody: (values, base) => ({
      relation: values.relation,
      names: withTyped(values, "names"),
      leads_to: leads(values.relation) ? withTyped(values, "leads_to") : [],
      ...(base && { version: base.version }),
    }),
    paths: { names: "names", leads_to: "leads_to" },
    judgeMore: tooFew,
    say: ({ code, path }) => {
      if (code !== "too-few" && code !== "required") return null;
      return t(path === "leads_to" ? "synonyms.leads-to.none" : "synonyms.too-few");
    },
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
    draft: (base) => ({
      key: base ? `synonym.${base.id}.${base.version}` : `synonym.new.${words ?? ""}`,
    }),
  });
}

/** Removes a group, and offers to bring it back. */
export function useRemoveSynonym() {
  const t = useT();
  const queries = useQueryClient();
  const settled = () => void queries.invalidateQueries({ queryKey: ["synonyms"] });
  const restore = useMutation({
    mutationFn: ({ relation, names, leads_to }: Synonym) =>
      api("POST /synonyms", { body: { relation, names, leads_to } }),
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
