import { Form } from "react-router";
import { useT } from "../language/phrases.tsx";
import { Icon } from "../ui/icon.tsx";
import classes from "./search-form.module.css";
import { hiddenInputs, type SearchState } from "./search-state.ts";

/** A search of this page's own, where the bar on top searches ingredients. */
export function SearchForm({ state, label }: { state: SearchState; label: string }) {
  const t = useT();
  return (
    <Form action={state.path} className={classes.form} role="search" aria-label={label}>
      <Icon name="find" />
      <input
        // A new query from elsewhere is a new box.
        key={state.query}
        type="search"
        name="query"
        defaultValue={state.query}
        maxLength={300}
        aria-label={label}
        placeholder={label}
      />
      {hiddenInputs(state, "query").map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit">{t("catalogue.search")}</button>
    </Form>
  );
}
