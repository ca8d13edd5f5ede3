import { Autocomplete } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Form, useLocation, useNavigate, useSubmit } from "react-router";
import { api } from "../kernel/client.ts";
import { useT } from "../kernel/phrases.tsx";
import { links } from "../links.ts";
import { Icon } from "../ui/icon.tsx";
import classes from "./shell.module.css";

const pauseMilliseconds = 120;

/** The search that suggests as one types; a plain form without scripts. */
export function SearchBox() {
  const t = useT();
  const submit = useSubmit();
  const navigate = useNavigate();
  const [text, setText] = useQueryOfPage();
  const [typed, setTyped] = useState(false);
  const groups = useSuggestions(typed ? text : "");
  const go = (query: string) => {
    setTyped(false);
    void navigate(links.search("INGREDIENTS", { query }));
  };
  return (
    <Form
      role="search"
      action={links.search("INGREDIENTS")}
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault();
        setTyped(false);
        void submit(event.currentTarget);
      }}
    >
      <Autocomplete
        name="query"
        aria-label={t("shell.search.label")}
        placeholder={t("shell.search.placeholder")}
        leftSection={<Icon name="find" />}
        size="md"
        radius="xl"
        maxLength={120}
        value={text}
        onChange={(value) => {
          setTyped(true);
          setText(value);
        }}
        onOptionSubmit={go}
        data={groups}
        filter={({ options }) => options}
        maxDropdownHeight={420}
      />
    </Form>
  );
}

/** The box shows the query of the page that it stands on. */
function useQueryOfPage() {
  const { pathname, search } = useLocation();
  const query = pathname.endsWith("/search")
    ? (new URLSearchParams(search).get("query") ?? "")
    : "";
  const [text, setText] = useState(query);
  useEffect(() => setText(query), [query]);
  return [text, setText] as const;
}

function useSuggestions(text: string) {
  const t = useT();
  const [query] = useDebouncedValue(text.trim(), pauseMilliseconds);
  const { data } = useQuery({
    queryKey: ["suggestions", query],
    queryFn: ({ signal }) => api("GET /search/suggestions", { query: { query }, signal }),
    enabled: query.length >= 2 && text !== "",
    placeholderData: (previous) => previous,
  });
  if (query.length < 2 || text === "") return [];
  const seen = new Set<string>();
  const kinds = ["name", "inci", "functions", "company", "identifier"] as const;
  return kinds
    .map((kind) => ({
      group: t(`shell.suggestions.${kind}`),
      items: (data?.content ?? [])
        .filter((each) => each.kind === kind && !seen.has(each.text) && seen.add(each.text))
        .map((each) => each.text),
    }))
    .filter(({ items }) => items.length > 0);
}
