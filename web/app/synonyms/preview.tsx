import { useDebouncedValue } from "@mantine/hooks";
import { leads } from "@neroli/contract/enumerations/synonyms.ts";
import { fewestNames } from "@neroli/contract/synonyms/schema.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { useT } from "../language/phrases.tsx";
import layout from "../ui/layout.module.css";
import { type SynonymValues, withTyped } from "./use-synonym-form.ts";

const pauseMilliseconds = 400;

/** What each name of a group finds now, and what it will find once the group is saved. */
export function Preview({ values }: { values: SynonymValues }) {
  const t = useT();
  const { relation } = values;
  const names = withTyped(values, "names");
  const leads_to = leads(relation) ? withTyped(values, "leads_to") : [];
  const isWhole = leads(relation)
    ? names.length > 0 && leads_to.length > 0
    : names.length >= fewestNames;
  const [body] = useDebouncedValue(
    isWhole ? JSON.stringify({ relation, names, leads_to }) : "",
    pauseMilliseconds,
  );
  const { data } = useQuery({
    queryKey: ["synonyms", "preview", body],
    queryFn: ({ signal }) => api("POST /search/group-preview", { body: JSON.parse(body), signal }),
    placeholderData: keepPreviousData,
    enabled: body !== "",
  });
  if (!isWhole || !data) return null;
  return (
    <section className={layout.close} aria-label={t("synonyms.preview")}>
      <h3>{t("synonyms.preview")}</h3>
      <ul className={layout.bullets} aria-live="polite">
        {data.content.map(({ name, now, more, first }) => (
          <li key={name}>
            {t("synonyms.preview.name", { name, now, more })}
            {first.length > 0 && <span className={layout.soft}> {first.join(", ")}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
