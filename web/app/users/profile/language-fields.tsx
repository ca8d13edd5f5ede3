import { languageLevels } from "@neroli/contract/enumerations/users.ts";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { api } from "../../kernel/client.ts";
import { QueryStates } from "../../kernel/query-states.tsx";
import { useLanguage, useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { type Choice, ChoiceField } from "../../ui/fields/choice-field.tsx";
import { FieldError } from "../../ui/fields/field.tsx";
import { Fields } from "../../ui/fields/field-group.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import layout from "../../ui/layout.module.css";
import classes from "./profile.module.css";
import type { ProfileFields } from "./use-profile-form.ts";

/** The languages of the interface, and those that people speak, by name in the reader's. */
const useLanguageNames = () =>
  useQuery({
    queryKey: ["languages", useLanguage()],
    queryFn: ({ signal }) => api("GET /reference/data/languages", { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

const toChoices = (languages: readonly { key: string; name: string }[]): Choice[] =>
  languages.map(({ key, name }) => ({ value: key, label: name }));

export function LanguageFields({ form }: { form: ProfileFields }) {
  const t = useT();
  return (
    <QueryStates query={useLanguageNames()}>
      {({ content, spoken }) => (
        <>
          <ChoiceField
            className={layout.narrow}
            label={t("profile.language")}
            choices={toChoices(content)}
            {...form.field("language")}
          />
          <SpokenFields form={form} choices={toChoices(spoken)} />
        </>
      )}
    </QueryStates>
  );
}

function SpokenFields({ form, choices }: { form: ProfileFields; choices: readonly Choice[] }) {
  const t = useT();
  const id = useId();
  return (
    <Fields legend={t("profile.spoken")} aria-describedby={`${id}-hint ${id}-error`}>
      <p id={`${id}-hint`} className={layout.soft}>
        {t("profile.spoken.hint")}
      </p>
      {form.values.languages.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else of their own
        <SpokenRow key={at} form={form} at={at} choices={choices} />
      ))}
      <div>
        <Button
          size="small"
          onClick={() => form.add("languages", { language: "", level: "PROFESSIONAL" })}
        >
          {t("profile.spoken.add")}
        </Button>
      </div>
      <FieldError id={`${id}-error`} error={form.errors.languages} />
    </Fields>
  );
}

interface SpokenRowProps {
  form: ProfileFields;
  at: number;
  choices: readonly Choice[];
}

function SpokenRow({ form, at, choices }: SpokenRowProps) {
  const t = useT();
  const field = `languages.${at}` as const;
  const chosen = form.values.languages[at]?.language;
  const name = choices.find(({ value }) => value === chosen)?.label;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would be read out twice
    <div className={classes.spoken} role="group" aria-label={name ?? t("profile.spoken.language")}>
      <ChoiceField
        label={t("profile.spoken.language")}
        none={t("profile.choose")}
        choices={choices}
        {...form.field(`${field}.language`)}
      />
      <ChoiceField
        label={t("profile.spoken.level")}
        choices={languageLevels.map((value) => ({ value, label: t(`profile.level.${value}`) }))}
        {...form.field(`${field}.level`)}
      />
      <IconButton
        icon="cross"
        label={
          name ? t("profile.spoken.remove", { language: name }) : t("profile.spoken.remove.empty")
        }
        onClick={() => form.remove("languages", at)}
      />
    </div>
  );
}
