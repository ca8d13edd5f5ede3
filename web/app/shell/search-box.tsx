import { links } from "@neroli/contract/access/links.ts";
import type { Offering } from "@neroli/contract/enumerations/products.ts";
import { useState } from "react";
import { Form, useLocation, useNavigate, useSubmit } from "react-router";
import { useWithin } from "../kernel/within.ts";
import { useT } from "../language/phrases.tsx";
import { SuggestInput } from "../ui/suggest-input.tsx";
import { useRecentSearches } from "./recent-searches.ts";
import classes from "./shell.module.css";
import { recentGroups, suggestionGroups } from "./suggestion-groups.ts";
import { useSuggestions } from "./use-suggestions.ts";

/**
 * The search that suggests as one types; a plain form without scripts. Within a portal it stays
 * there.
 */
export function SearchBox() {
  const t = useT();
  const submit = useSubmit();
  const navigate = useNavigate();
  const offering = useOfferingOfPage();
  const within = useWithin();
  const [typed, setTyped] = useState(false);
  const [text, setText] = useQueryOfPage(typed);
  const recent = useRecentSearches();
  const isEmpty = text.trim() === "";
  const suggested = useSuggestions(offering, typed ? text : "");
  const go = (address: string, query: string) => {
    setTyped(false);
    recent.remember(query);
    void navigate(address);
  };
  const search = (query: string) => {
    setText(query);
    go(links.search(offering, { query, ...within }), query);
  };
  const completed = typed
    ? suggestionGroups(suggested, { t, offering, within, text, search, go })
    : [];
  const groups = isEmpty ? recentGroups(recent, { t, search }) : completed;
  const count = groups.reduce((sum, { name, options }) => sum + (name ? options.length : 0), 0);
  return (
    <Form
      role="search"
      action={links.search(offering)}
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault();
        setTyped(false);
        recent.remember(text);
        void submit(event.currentTarget);
      }}
    >
      <SuggestInput
        name="query"
        label={t(`suggestions.label.${offering}`)}
        placeholder={t("shell.search.placeholder")}
        value={text}
        groups={groups}
        status={t("suggestions.count", { count })}
        onType={(value) => {
          setTyped(true);
          setText(value);
        }}
      />
      {Object.entries(within).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </Form>
  );
}

/** The offering that is searched from this page: ingredients unless it is one of another's pages. */
function useOfferingOfPage(): Offering {
  const { pathname } = useLocation();
  const others = ["FORMULATIONS", "SERVICES"] as const;
  return others.find((offering) => pathname.startsWith(rootOf(offering))) ?? "INGREDIENTS";
}

const rootOf = (offering: Offering) => links.search(offering).replace(/search$/, "");

/** The box shows the query of the page that it stands on, unless something else is typed meanwhile. */
function useQueryOfPage(typed: boolean) {
  const { pathname, search } = useLocation();
  const query = pathname.endsWith("/search") ? new URLSearchParams(search).get("query") : null;
  const [text, setText] = useState(query ?? "");
  const [shown, setShown] = useState(query);
  // With the page and not after it: an effect would come upon what is typed at that moment.
  if (query !== shown) {
    setShown(query);
    if (!typed) setText(query ?? "");
  }
  return [text, setText] as const;
}
