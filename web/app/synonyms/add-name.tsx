import type { EntryForm } from "../kernel/forms/use-entry-form.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { ChoiceField } from "../ui/fields/choice-field.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import classes from "./synonyms.module.css";
import { useLanguageNames } from "./use-language-names.ts";
import { lineOf, type NameList, type SynonymValues, withTyped } from "./use-synonym-form.ts";

/** The line in which a further name of a list is typed; Enter adds it. */
export function AddName({ form, list }: { form: EntryForm<SynonymValues>; list: NameList }) {
  const t = useT();
  const choices = useLanguageNames();
  const { values } = form;
  const line = lineOf[list];
  const typed = values[line.text];
  const add = (text: string) =>
    form.set({ [list]: withTyped({ ...values, [line.text]: text }, list), [line.text]: "" });
  return (
    <div className={classes.add}>
      <TextField
        {...(list === "names" && { "data-autofocus": true })}
        label={t(list === "names" ? "synonyms.name" : "synonyms.leads-to.name")}
        hint={t("synonyms.name.hint")}
        {...form.field(line.text)}
        maxLength={2_000}
        // What is wrong with the names is mended here.
        data-path={list}
        error={form.errors[list]}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData("text");
          if (!/[;\n\t]/.test(pasted)) return;
          // A field of one line would join the lines of a list.
          event.preventDefault();
          add(`${typed};${pasted}`);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || typed.trim() === "") return;
          event.preventDefault();
          add(typed);
        }}
      />
      <ChoiceField
        label={t("synonyms.language")}
        choices={choices}
        {...form.field(line.language)}
      />
      <Button onClick={() => add(typed)}>{t("synonyms.add")}</Button>
    </div>
  );
}
