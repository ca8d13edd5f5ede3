import type { EntryForm } from "../kernel/forms/use-entry-form.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { ChoiceField } from "../ui/fields/choice-field.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import classes from "./synonyms.module.css";
import { useLanguageNames } from "./use-language-names.ts";
import { type SynonymValues, withTyped } from "./use-synonym-form.ts";

/** The line in which a further name is typed; Enter adds it. */
export function AddName({ form }: { form: EntryForm<SynonymValues> }) {
  const t = useT();
  const choices = useLanguageNames();
  const { values } = form;
  const add = (text: string) => form.set({ names: withTyped({ ...values, text }), text: "" });
  return (
    <div className={classes.add}>
      <TextField
        data-autofocus
        label={t("synonyms.name")}
        hint={t("synonyms.name.hint")}
        {...form.field("text")}
        maxLength={2_000}
        // What is wrong with the names is mended here.
        data-path="names"
        error={form.errors.names}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData("text");
          if (!/[;\n\t]/.test(pasted)) return;
          // A field of one line would join the lines of a list.
          event.preventDefault();
          add(`${values.text};${pasted}`);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || values.text.trim() === "") return;
          event.preventDefault();
          add(values.text);
        }}
      />
      <ChoiceField label={t("synonyms.language")} choices={choices} {...form.field("language")} />
      <Button onClick={() => add(values.text)}>{t("synonyms.add")}</Button>
    </div>
  );
}
