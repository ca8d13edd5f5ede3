import { useDebouncedValue } from "@mantine/hooks";
import type { ContentKind } from "@neroli/contract/catalogue/content-values.ts";
import { inciFamilies } from "@neroli/contract/catalogue/inci-families.ts";
import type { Offering } from "@neroli/contract/enumerations/products.ts";
import { writeCount } from "@neroli/phrases/write-count.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { api } from "../kernel/client.ts";
import { type Translate, useLanguage, useT, words } from "../language/phrases.tsx";
import { foldText } from "../ui/fold-text.ts";
import layout from "../ui/layout.module.css";
import { SuggestInput } from "../ui/suggest-input.tsx";

interface FinderProps {
  kind: ContentKind;
  offering: Offering;
  onAdd: (value: string) => void;
}

/** An ingredient stands in the address as people write it; the server reads it in any writing. */
const valueInAddress = ({ value, label, family }: SuggestedContent, kind: ContentKind) =>
  kind === "inci" && !family ? label : value;

/** A field that completes the names of what products contain. */
export function ContentsFinder({ kind, offering, onAdd }: FinderProps) {
  const t = useT();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState("");
  const { values, isCurrent, failed } = useContents({ kind, offering, text });
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  // Enter came before the answer: its first one is taken as soon as it is there.
  const [entered, setEntered] = useState(false);
  const add = (suggested: SuggestedContent) => {
    setText("");
    setEntered(false);
    onAdd(valueInAddress(suggested, kind));
  };
  const first = entered && isCurrent ? values[0] : undefined;
  useEffect(() => {
    if (first) add(first);
  });
  const label = t("search-refine.find", { kind: t(`search-refine.kind.${kind}`) });
  const options = values.map((suggested) => ({
    key: suggested.value,
    text: suggested.label,
    detail: suggested.family ? t("search-refine.family") : null,
    note: writeCount(suggested.count, language),
    onChoose: () => add(suggested),
  }));
  const isUnknown = isCurrent && text.trim() !== "" && values.length === 0;
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        // A name that was typed whole is taken without choosing it in the list.
        setEntered(text.trim() !== "");
      }}
    >
      <SuggestInput
        name="content"
        label={label}
        placeholder={label}
        value={text}
        groups={[{ key: kind, name: null, options }]}
        status={t("suggestions.count", { count: values.length })}
        onType={(typed) => {
          setText(typed);
          setEntered(false);
        }}
      />
      <p className={layout.soft} role="status">
        {failed && t("search-refine.failed")}
        {!failed && isUnknown && t("search-refine.none")}
      </p>
    </form>
  );
}

const pauseMilliseconds = 150;

interface SuggestedContent {
  value: string;
  label: string;
  count: number;
  family: boolean;
}

const isFirstOfItsValue = (
  { value }: { value: string },
  at: number,
  all: readonly { value: string }[],
): boolean => all.findIndex((one) => one.value === value) === at;

/**
 * Families that no product of today holds are suggested as well: who leaves out parabens leaves
 * out those that come tomorrow.
 */
function familiesCalled(typed: {
  t: Translate;
  kind: ContentKind;
  text: string;
  found: readonly SuggestedContent[];
}): SuggestedContent[] {
  const sought = foldText(typed.text);
  if (typed.kind !== "inci" || sought.length < 2) return [];
  return inciFamilies
    .filter((family) => !typed.found.some(({ value }) => value === family))
    .map((value) => ({ value, label: words(typed.t, "inci-families", value), count: 0 }))
    .filter(({ label }) => foldText(label).includes(sought))
    .map((family) => ({ ...family, family: true }));
}

/** Contents of products that begin as typed, and families that no product holds today. */
function useContents(input: { kind: ContentKind; offering: Offering; text: string }) {
  const t = useT();
  const { kind, offering } = input;
  const text = input.text.trim();
  const [query] = useDebouncedValue(text, pauseMilliseconds);
  const { data, isError, isSuccess, isPlaceholderData } = useQuery({
    queryKey: ["contents", kind, offering, query],
    queryFn: ({ signal }) =>
      api("GET /search/contents", { query: { kind, offering, query }, signal }),
    placeholderData: keepPreviousData,
  });
  // A family and an ingredient of one name ("fragrance") are asked for alike: as the family.
  const found: SuggestedContent[] = (data?.values ?? []).filter(isFirstOfItsValue);
  return {
    values: [...found, ...familiesCalled({ t, kind, text, found })],
    /** True once the values answer the text in the field; until then the last ones are shown. */
    isCurrent: isSuccess && !isPlaceholderData && query === text,
    failed: isError,
  };
}
