import {
  type ContentKind,
  contentKinds,
  mostContents,
} from "@neroli/contract/catalogue/content-values.ts";
import type { Offering } from "@neroli/contract/enumerations/products.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useT } from "../language/phrases.tsx";
import { RadioField } from "../ui/fields/check-field.tsx";
import { ChoiceField } from "../ui/fields/choice-field.tsx";
import layout from "../ui/layout.module.css";
import { ContentsFinder } from "./contents-finder.tsx";
import { isSame } from "./read-refinements.ts";
import { hrefOf, type SearchState } from "./search-state.ts";

type Sign = "contains" | "without";
const signs: readonly Sign[] = ["contains", "without"];

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
    // Nothing can be asked for and left out at once: the last word holds.
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
      className={layout.close}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        // Not the drawer around it.
        event.preventDefault();
        onClose();
      }}
    >
      <RadioField
        legend={t("search-refine.contents.add")}
        value={sign}
        onChange={(chosen) => setSign(chosen as Sign)}
        choices={signs.map((value) => ({ value, label: t(`search-refine.${value}`) }))}
      />
      <ChoiceField
        label={t("search-refine.kind")}
        labelHidden
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value as ContentKind)}
        choices={contentKinds.map((value) => ({ value, label: t(`search-refine.kind.${value}`) }))}
      />
      {isFull ? (
        <p className={layout.soft}>{t("search-refine.most", { count: mostContents })}</p>
      ) : (
        <ContentsFinder key={kind} {...{ kind, offering }} onAdd={add} />
      )}
      <p className={layout.soft}>{t("search-refine.contents.hint")}</p>
    </div>
  );
}
