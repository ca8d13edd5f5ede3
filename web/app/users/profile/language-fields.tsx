import { CloseButton, NativeSelect } from "@mantine/core";
import { languageLevels } from "@neroli/contract/enumerations/users.ts";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../kernel/client.ts";
import { sentenceOf } from "../../kernel/toast.tsx";
import { useLanguage, useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/fields/field.tsx";
import classes from "./profile.module.css";
import type { ProfileFields } from "./use-profile-form.ts";

/** The languages of the interface, and those that people speak, by name in the reader's. */
const useLanguageNames = () =>
  useQuery({
    queryKey: ["languages", useLanguage()],
    queryFn: ({ signal }) => api("GET /reference/data/languages", { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export function LanguageFields({ form }: { form: ProfileFields }) {
  const t = useT();
  const { data, error, refetch } = useLanguageNames();
  if (error) {
    return (
      <p role="alert" className={classes.said}>
        {sentenceOf(error, t)}{" "}
        <Button size="small" onClick={() => void refetch()}>
          {t("table.retry")}
        </Button>
      </p>
    );
  }
  const options = (list: { key: string; name: string }[] = []) =>
    list.map(({ key, name }) => ({ value: key, label: name }));
  return (
    <>
      <NativeSelect
        label={t("profile.language")}
        data={[{ value: "", label: t("profile.language.browser") }, ...options(data?.content)]}
        disabled={!data}
        maw={340}
        {...form.field("language")}
      />
      <fieldset className={classes.spoken} aria-describedby="spoken-hint spoken-error">
        <legend>{t("profile.spoken")}</legend>
        <p id="spoken-hint">{t("profile.spoken.hint")}</p>
        {form.values.languages.map((spoken, at) => (
          <SpokenRow
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else of their own
            key={at}
            form={form}
            at={at}
            // Before the names are there a chosen language stands by its code.
            options={options(data?.spoken ?? [{ key: spoken.language, name: spoken.language }])}
            name={data?.spoken.find(({ key }) => key === spoken.language)?.name}
          />
        ))}
        <Button
          size="small"
          loading={!data}
          onClick={() => form.add("languages", { language: "", level: "PROFESSIONAL" })}
        >
          {t("profile.spoken.add")}
        </Button>
        <FieldError id="spoken-error" error={form.errors.languages} />
      </fieldset>
    </>
  );
}

function SpokenRow(props: {
  form: ProfileFields;
  at: number;
  options: { value: string; label: string }[];
  name: string | undefined;
}) {
  const t = useT();
  const { form, at, options, name } = props;
  const field = `languages.${at}` as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would be read out twice
    <div className={classes.row} role="group" aria-label={name ?? t("profile.spoken.language")}>
      <NativeSelect
        label={t("profile.spoken.language")}
        data={[{ value: "", label: t("profile.choose") }, ...options]}
        {...form.field(`${field}.language`)}
      />
      <NativeSelect
        label={t("profile.spoken.level")}
        data={languageLevels.map((value) => ({ value, label: t(`profile.level.${value}`) }))}
        {...form.field(`${field}.level`)}
      />
      <CloseButton
        size="lg"
        aria-label={
          name ? t("profile.spoken.remove", { language: name }) : t("profile.spoken.remove.empty")
        }
        onClick={() => form.remove("languages", at)}
      />
    </div>
  );
}
