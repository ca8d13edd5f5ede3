import { useDebouncedValue } from "@mantine/hooks";
import { links } from "@neroli/contract/access/links.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { api } from "../kernel/client.ts";
import { useT } from "../language/phrases.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import layout from "../ui/layout.module.css";

const pauseMilliseconds = 250;
const shown = "5";

/** What a search for ingredients finds now, with the groups as they are saved. */
export function Trial() {
  const t = useT();
  const [text, setText] = useState("");
  const [query] = useDebouncedValue(text.trim(), pauseMilliseconds);
  const { data } = useQuery({
    queryKey: ["synonyms", "trial", query],
    queryFn: ({ signal }) =>
      api("GET /search/products/:offering", {
        params: { offering: "INGREDIENTS" },
        query: { query, size: shown },
        signal,
      }),
    enabled: query !== "",
  });
  return (
    <section className={layout.close} aria-label={t("synonyms.trial")}>
      <TextField
        type="search"
        maxLength={120}
        label={t("synonyms.trial")}
        hint={t("synonyms.trial.hint")}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div role="status">
        {query !== "" && data && (
          <>
            <p className={layout.soft}>
              {t("synonyms.trial.found", { count: data.total_elements })}
            </p>
            <ol className={layout.bullets}>
              {data.content.map(({ key, name, company }) => (
                <li key={key}>
                  <Link to={links.product("INGREDIENTS", key)} target="_blank">
                    {name}
                  </Link>{" "}
                  {company.name}
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </section>
  );
}
