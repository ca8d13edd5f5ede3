import { NativeSelect, TextInput } from "@mantine/core";
import { isLanguage } from "@neroli/contract/kernel/language.ts";
import type { SynonymName } from "@neroli/contract/synonyms/schema.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import classes from "./synonyms.module.css";
import { useLanguageNames } from "./use-language-names.ts";

export interface TypedName {
  text: string;
  /** Empty for no language's own. */
  language: string;
}

/** Names as they are typed or pasted: several at once, one a line or with semicolons between. */
export const readTyped = ({ text, language }: TypedName): SynonymName[] =>
  text
    .split(/[;\n\t]/)
    .map((one) => one.trim())
    .filter((one) => one !== "")
    .map((one) => ({ text: one, language: isLanguage(language) ? language : null }));

/** The line in which a further name is typed; Enter adds it. */
export function AddName(props: {
  typed: TypedName;
  error: string | undefined;
  onType: (typed: TypedName) => void;
  onAdd: (names: SynonymName[]) => void;
}) {
  const t = useT();
  const options = useLanguageNames();
  const { typed, onType } = props;
  const add = () => props.onAdd(readTyped(typed));
  return (
    <div className={classes.add}>
      <TextInput
        data-autofocus
        maxLength={2_000}
        label={t("synonyms.name")}
        description={t("synonyms.name.hint")}
        value={typed.text}
        error={props.error}
        onChange={(event) => onType({ ...typed, text: event.currentTarget.value })}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData("text");
          if (!/[;\n\t]/.test(pasted)) return;
          // A field of one line would join the lines of a list.
          event.preventDefault();
          props.onAdd(readTyped({ ...typed, text: `${typed.text};${pasted}` }));
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || typed.text.trim() === "") return;
          event.preventDefault();
          add();
        }}
      />
      <NativeSelect
        label={t("synonyms.language")}
        data={options}
        value={typed.language}
        onChange={(event) => onType({ ...typed, language: event.currentTarget.value })}
      />
      <Button onClick={add}>{t("synonyms.add")}</Button>
    </div>
  );
}
