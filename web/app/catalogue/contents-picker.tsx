import { useDebouncedValue } from "@mantine/hooks";
import {
  type ContentKind,
  contentKinds,
  mostContents,
} from "@neroli/contract/catalogue/content-values.ts";
import { inciFamilies } from "@neroli/contract/catalogue/inci-families.ts";
import type { Offering } from "@neroli/contract/products/enumerations.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { api } from "../kernel/client.ts";
import { type Translate, useLanguage, useT, words } from "../kernel/phrases.tsx";
import { foldText } from "../ui/fold-text.ts";
import classes from "./contents-group.module.css";
import { isSame } from "./refinements.ts";
import { hrefOf, type SearchState } from "./search-state.ts";

type Sign = "contains" | "without";
const signs: readonly Sign[] = ["contains", "without"];
const pauseMilliseconds = 150;

interface PickerProps {
  state: SearchState;
  offering: Offering;
  onClose: () => void;
}

/** Adds to what must be contained or must not: a kind, and a name that is completed as one types. */
export function ContentsPicker({ state, offering, onClose }: PickerProps) {
  const t = useT();
  const navigate = useNavigate();
  const [sign, setSign] = useState<Sign>(state.without.length > 0 ? "without" : "contains");
  const [kind, setKind] = useState<ContentKind>("inci");
  const isFull = state[sign].length >= mostContents;
  const add = (value: string) => {
    const content = { kind, value };
    if (state[sign].some((each) => isSame(each, content))) return;
    // Nothing can be wanted and unwanted at once: the last word holds.
    const other = sign === "contains" ? "without" : "contains";
    const change = {
      [sign]: [...state[sign], content],
      [other]: state[other].filter((each) => !isSame(each, content)),
    };
    void navigate(hrefOf(state, change), { preventScrollReset: true });
  };
  return (
    // Escape in a list of suggestions closes that alone.
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what bubbles up from its fields
    <div
      className={classes.picker}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        // Not the drawer around it.
        event.preventDefault();
        onClose();
      }}
    >
      <fieldset className={classes.signs}>
        {signs.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="content-sign"
              checked={sign === each}
              onChange={() => setSign(each)}
            />
            {t(`search-refine.${each}`)}
          </label>
        ))}
      </fieldset>
      <select
        aria-label={t("search-refine.kind")}
        value={kind}
        onChange={(event) => setKind(event.target.value as ContentKind)}
      >
        {contentKinds.map((each) => (
          <option key={each} value={each}>
            {t(`search-refine.kind.${each}`)}
          </option>
        ))}
      </select>
      {isFull ? (
        <p className={classes.hint}>{t("search-refine.most", { count: mostContents })}</p>
      ) : (
        <Finder key={kind} {...{ kind, offering }} onAdd={add} />
      )}
      <p className={classes.hint}>{t("search-refine.contents.hint")}</p>
    </div>
  );
}

interface Suggested {
  value: string;
  label: string;
  count: number;
  family: boolean;
}

interface FinderProps {
  kind: ContentKind;
  offering: Offering;
  onAdd: (value: string) => void;
}

/** An ingredient stands in the address as people write it; the server reads it in any writing. */
const written = ({ value, label, family }: Suggested, kind: ContentKind) =>
  kind === "inci" && !family ? label : value;

/** A field that completes (WAI-ARIA combobox with a list): arrows, Enter, Escape. */
function Finder({ kind, offering, onAdd }: FinderProps) {
  const t = useT();
  const language = useLanguage();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [active, setActive] = useState(-1);
  const [open, setOpen] = useState(false);
  const { values: found, isCurrent, failed } = useContents({ kind, offering, text });
  const values = [...found, ...familiesCalled({ t, kind, text, found })];
  const isOpen = open && values.length > 0;
  useEffect(() => field.current?.focus(), []);
  const add = (suggested: Suggested) => {
    setText("");
    setActive(-1);
    setOpen(false);
    setEntered(false);
    onAdd(written(suggested, kind));
  };
  // Enter came before the answer: its first one is taken as soon as it is there.
  const [entered, setEntered] = useState(false);
  const first = entered && isCurrent ? values[0] : undefined;
  useEffect(() => {
    if (first) add(first);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move && values.length > 0) {
      event.preventDefault();
      setOpen(true);
      // From the field itself (-1) down to the first, up to the last, and round.
      setActive(((active + 1 + move + values.length + 1) % (values.length + 1)) - 1);
    }
    if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      setOpen(false);
    }
    if (event.key === "Enter") {
      event.preventDefault();
      const chosen = values[active];
      if (chosen) add(chosen);
      // What was typed whole needs no arrow.
      else setEntered(text.trim() !== "");
    }
  };
  const label = t("search-refine.find", { kind: t(`search-refine.kind.${kind}`) });
  return (
    <>
      <input
        ref={field}
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        maxLength={120}
        placeholder={label}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setActive(-1);
          setEntered(false);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <div id={id} role="listbox" aria-label={label} className={classes.options}>
          {values.map((suggested, at) => (
            <div
              key={suggested.value}
              id={`${id}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              // Before the field loses the focus, which would close the list.
              onPointerDown={(event) => {
                event.preventDefault();
                add(suggested);
              }}
            >
              <span>{suggested.label}</span>
              {suggested.family && (
                <span className={classes.family}>{t("search-refine.family")}</span>
              )}
              <span className={classes.count}>{suggested.count.toLocaleString(language)}</span>
            </div>
          ))}
        </div>
      )}
      <p className={classes.hint} role="status">
        {failed
          ? t("search-refine.failed")
          : isCurrent && text.trim() && values.length === 0
            ? t("search-refine.none")
            : ""}
      </p>
    </>
  );
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
  found: readonly { value: string }[];
}) {
  const sought = foldText(typed.text.trim());
  if (typed.kind !== "inci" || sought.length < 2) return [];
  return inciFamilies
    .filter((family) => !typed.found.some(({ value }) => value === family))
    .map((value) => ({ value, label: words(typed.t, "inci-families", value), count: 0 }))
    .filter(({ label }) => foldText(label).includes(sought))
    .map((family) => ({ ...family, family: true }));
}

function useContents(asked: { kind: ContentKind; offering: Offering; text: string }) {
  const { kind, offering } = asked;
  const text = asked.text.trim();
  const [query] = useDebouncedValue(text, pauseMilliseconds);
  const { data, isError, isSuccess, isPlaceholderData } = useQuery({
    queryKey: ["contents", kind, offering, query],
    queryFn: ({ signal }) =>
      api("GET /search/contents", { query: { kind, offering, query }, signal }),
    placeholderData: keepPreviousData,
  });
  return {
    // A family and an ingredient of one name ("fragrance") are asked for alike: as the family.
    values: (data?.values ?? []).filter(isFirstOfItsValue),
    /** Whether they answer what stands in the field; the ones before are shown on meanwhile. */
    isCurrent: isSuccess && !isPlaceholderData && query === text,
    failed: isError,
  };
}
