import { links } from "@neroli/contract/access/links.ts";
import type { SuggestionGroup, SuggestionKind } from "@neroli/contract/catalogue/suggestions.ts";
import type { Offering } from "@neroli/contract/enumerations/products.ts";
import type { Within } from "../kernel/within.ts";
import type { useT } from "../language/phrases.tsx";
import type { SuggestGroup } from "../ui/suggest-input.tsx";

interface SuggestionActions {
  t: ReturnType<typeof useT>;
  offering: Offering;
  within: Within;
  /** Searches for a text. */
  search: (query: string) => void;
  /** Opens an address; the text is what was looked for. */
  go: (address: string, query: string) => void;
}

type Value = SuggestionGroup["values"][number];

/** Straight to the one product or to the company; otherwise to what the search finds. */
function addressOf(
  kind: SuggestionKind,
  { key }: Value,
  { offering, within }: Pick<SuggestionActions, "offering" | "within">,
): string | null {
  if (key === null || kind === "functions") return null;
  return kind === "suppliers" ? links.company(key, within) : links.product(offering, key, within);
}

/** Suggestions for a text, and at the end the link to everything that it finds. */
export function suggestionGroups(
  suggested: readonly SuggestionGroup[],
  { text, ...actions }: SuggestionActions & { text: string },
): SuggestGroup[] {
  const { t, search, go } = actions;
  const typed = text.trim();
  const groups = suggested.map(({ kind, values }) => ({
    key: kind,
    name: t(`suggestions.${kind}`),
    options: values.map((value) => {
      const address = addressOf(kind, value, actions);
      const { text: name, count, detail } = value;
      return {
        key: `${kind} ${name}`,
        text: name,
        detail,
        typed,
        ...((address === null || kind === "suppliers") && {
          note: t("suggestions.products.count", { count }),
        }),
        onChoose: () => (address === null ? search(name) : go(address, name)),
      };
    }),
  }));
  const all = {
    key: "all",
    text: t("suggestions.all", { query: typed }),
    onChoose: () => search(typed),
  };
  return typed === "" ? groups : [...groups, { key: "all", name: null, options: [all] }];
}

/** Earlier searches, which are offered while nothing is typed. */
export function recentGroups(
  { searches, forget }: { searches: readonly string[]; forget: () => void },
  { t, search }: Pick<SuggestionActions, "t" | "search">,
): SuggestGroup[] {
  if (searches.length === 0) return [];
  const options = searches.map((text) => ({
    key: `recent ${text}`,
    text,
    onChoose: () => search(text),
  }));
  const clear = { key: "forget", text: t("suggestions.forget"), stays: true, onChoose: forget };
  return [
    { key: "recent", name: t("suggestions.recent"), options },
    { key: "forget", name: null, options: [clear] },
  ];
}
