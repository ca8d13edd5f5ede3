import { Form } from "react-router";
import { useT } from "../language/phrases.tsx";
import { SearchLine } from "../ui/search-line.tsx";
import { hiddenInputs, type SearchState } from "./search-state.ts";

/** A search of this page's own, where the bar on top searches ingredients. */
export function SearchForm({ state, label }: { state: SearchState; label: string }) {
  const t = useT();
  return (
    <Form action={state.path} role="search" aria-label={label}>
      <SearchLine label={label} submit={t("catalogue.search")} query={state.query} />
      {hiddenInputs(state, "query").map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </Form>
  );
}
