import { Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { useT } from "../language/phrases.tsx";
import { sentenceOf } from "../language/sentence-of.ts";
import { WithMantine } from "../ui/with-mantine.tsx";

interface PickerProps<Thing> {
  label: string;
  /** The label is read out only; what the field is for shows otherwise. */
  labelHidden?: boolean;
  placeholder?: string;
  className?: string | undefined;
  /** What is chosen; null again after each choice where the picker adds to something. */
  value: Thing | null;
  onChange: (thing: Thing | null) => void;
  /** Names the answers in the cache; the words that are looked for are added to it. */
  queryKey: readonly unknown[];
  /** The first things that the words fit; the server has filtered. */
  find: (words: string, signal: AbortSignal) => Promise<readonly Thing[]>;
  keyOf: (thing: Thing) => string;
  nameOf: (thing: Thing) => string;
  /** Said when nothing fits. */
  none: string;
  /** Nothing is offered before something is typed. */
  typeFirst?: boolean;
  error?: string | undefined;
  required?: boolean;
  autoFocus?: boolean;
  /** Offers to choose none again, under this name. */
  clear?: string | undefined;
  icon?: ReactNode;
  /** The field of a form that it fills, by which the form finds it. */
  "data-path"?: string;
}

/** Milliseconds without a key after which the server is asked. */
const pause = 200;

/** Chooses one of many things that the server finds by words: a company, a product, a term. */
export function Picker<Thing>(props: PickerProps<Thing>) {
  const t = useT();
  const { value, keyOf, nameOf, label, clear } = props;
  const name = value === null ? "" : nameOf(value);
  const [typed, setTyped] = useState(name);
  const [visited, setVisited] = useState(false);
  // Chosen elsewhere: by the address, or taken back.
  useEffect(() => setTyped(name), [name]);
  const found = useFound(props, { typed, name, visited });
  const { things } = found;
  const offered =
    value && !things.some((each) => keyOf(each) === keyOf(value)) ? [value, ...things] : things;
  const failure = found.error ? sentenceOf(found.error, t) : undefined;
  return (
    <WithMantine>
      <Select
        searchable
        openOnFocus={false}
        {...(props.labelHidden ? { "aria-label": label } : { label })}
        {...(props.placeholder && { placeholder: props.placeholder })}
        {...(props.className && { className: props.className })}
        {...(props.autoFocus && { "data-autofocus": true })}
        {...(props["data-path"] && { "data-path": props["data-path"] })}
        {...(props.icon && { rightSection: props.icon })}
        required={props.required ?? false}
        data={offered.map((each) => ({ value: keyOf(each), label: nameOf(each) }))}
        // The server has filtered.
        filter={({ options }) => options}
        value={value === null ? null : keyOf(value)}
        searchValue={typed}
        onSearchChange={setTyped}
        onFocus={() => setVisited(true)}
        onChange={(key) => {
          const thing = offered.find((each) => keyOf(each) === key) ?? null;
          // What was typed stays only as the name of what is chosen.
          setTyped(name);
          props.onChange(thing);
        }}
        {...(found.asked && { nothingFoundMessage: found.isFetching ? "…" : props.none })}
        error={props.error ?? failure}
        {...(clear && {
          clearable: true,
          // By keyboard too, which the library leaves out.
          clearButtonProps: { "aria-label": clear, "aria-hidden": false, tabIndex: 0, size: "md" },
        })}
      />
    </WithMantine>
  );
}

interface Field {
  typed: string;
  /** Of what is chosen. */
  name: string;
  /** Nobody is asked before somebody comes to the field. */
  visited: boolean;
}

/** What the words fit, once the typing pauses. */
function useFound<Thing>(props: PickerProps<Thing>, field: Field) {
  const [paused] = useDebouncedValue(field.typed.trim(), pause);
  // The field shows the chosen name: it is no question any more.
  const words = paused === field.name ? "" : paused;
  const asked = field.visited && (!props.typeFirst || words !== "");
  const { data, error, isFetching } = useQuery({
    queryKey: [...props.queryKey, words],
    queryFn: ({ signal }) => props.find(words, signal),
    enabled: asked,
    placeholderData: keepPreviousData,
  });
  return { things: asked ? (data ?? []) : [], error, isFetching, asked };
}
