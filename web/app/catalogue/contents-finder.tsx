import type { ContentKind } from "@neroli/contract/catalogue/content-values.ts";
import type { Offering } from "@neroli/contract/enumerations/products.ts";
import { useEffect, useRef, useState } from "react";
import { useLanguage, useT } from "../language/phrases.tsx";
import layout from "../ui/layout.module.css";
import { SuggestInput } from "../ui/suggest-input.tsx";
import { type SuggestedContent, useContents } from "./use-contents.ts";

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
    note: suggested.count.toLocaleString(language),
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
