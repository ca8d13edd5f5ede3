import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ClipboardEvent, useState } from "react";
import { useT } from "../../language/phrases.tsx";
import { ComboInput, type Suggestion } from "../../ui/fields/combo-input.tsx";
import { api } from "../client.ts";

/** Milliseconds: long enough not to ask for every letter. */
const pause = 150;
const most = "8";

/** INCI names of the catalogue that start as typed. */
function useInciSuggestions(typed: string): Suggestion[] {
  const t = useT();
  const [query] = useDebouncedValue(typed.trim(), pause);
  const enabled = query.length >= 2;
  const { data } = useQuery({
    queryKey: ["inci", query],
    queryFn: ({ signal }) => api("GET /products/inci", { query: { query, limit: most }, signal }),
    enabled,
    placeholderData: keepPreviousData,
  });
  if (!enabled || !data) return [];
  return data.content
    .filter(({ text }) => text !== typed.trim())
    .map(({ text, count }) => ({
      value: text,
      label: text,
      note: t("product-editor.used", { count }),
    }));
}

interface InciInputProps {
  id: string;
  value: string;
  listLabel: string;
  describedBy?: string | undefined;
  bad?: boolean;
  /** What holds where nothing is typed. */
  placeholder?: string | undefined;
  onChange: (text: string) => void;
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
}

/** The components before the one that is being typed, with what stands between: "Aqua (and) ". */
const before = /^(?:.*(?:,\s+|;\s*|\(and\)\s*))?/is;

/** Completed from the names in the catalogue, of blends component by component. */
export function InciInput({ value, onChange, ...props }: InciInputProps) {
  const [entered, setEntered] = useState(false);
  const head = before.exec(value)?.[0] ?? "";
  const suggestions = useInciSuggestions(entered ? value.slice(head.length) : "");
  return (
    <ComboInput
      {...props}
      typed={value}
      suggestions={suggestions}
      onEnter={() => setEntered(true)}
      onLeave={() => setEntered(false)}
      onType={onChange}
      onChoose={(chosen) => onChange(head + chosen.value)}
    />
  );
}
