import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Form, useLocation, useNavigate, useSubmit } from "react-router";
import { api } from "../kernel/client.ts";
import { useT } from "../kernel/phrases.tsx";
import { links } from "../links.ts";
import { SuggestInput } from "../ui/suggest-input.tsx";
import classes from "./shell.module.css";

const pauseMilliseconds = 120;
const lettersToSuggest = 2;

/** The search that suggests as one types; a plain form without scripts. */
export function SearchBox() {
  const t = useT();
  const submit = useSubmit();
  const navigate = useNavigate();
  const [text, setText] = useQueryOfPage();
  const [typed, setTyped] = useState(false);
  const groups = useSuggestions(typed ? text : "");
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
      <SuggestInput
        name="query"
        label={t("shell.search.label")}
        placeholder={t("shell.search.placeholder")}
        value={text}
        groups={groups}
        onType={(value) => {
          setTyped(true);
          setText(value);
        }}
        onChoose={(query) => {
          setTyped(false);
          setText(query);
          void navigate(links.search("INGREDIENTS", { query }));
        }}
      />
    </Form>
  );
}

/** The box shows the query of the page that it stands on. */
function useQueryOfPage() {
  const { pathname, search } = useLocation();
  const query = pathname.endsWith("/search") ? new URLSearchParams(search).get("query") : null;
  const [text, setText] = useState(query ?? "");
  useEffect(() => setText(query ?? ""), [query]);
  return [text, setText] as const;
}

function useSuggestions(text: string) {
  const t = useT();
  const [query] = useDebouncedValue(text.trim(), pauseMilliseconds);
  const wanted = query.length >= lettersToSuggest && text !== "";
  const { data } = useQuery({
    queryKey: ["suggestions", query],
    queryFn: ({ signal }) => api("GET /search/suggestions", { query: { query }, signal }),
    enabled: wanted,
    placeholderData: (previous) => previous,
  });
  if (!wanted) return [];
  return (data?.groups ?? []).map(({ kind, values }) => ({
    name: t(`shell.suggestions.${kind}`),
    items: values.map(({ text }) => text),
  }));
}
