import { links } from "@neroli/contract/access/links.ts";
import { offerings } from "@neroli/contract/enumerations/products.ts";
import type { Exhibition } from "@neroli/contract/visits/schema.ts";
import { Form } from "react-router";
import { useT, words } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import type { Choice } from "../ui/fields/choice-field.tsx";
import { FilterBar } from "../ui/filter-bar.tsx";
import type { Narrowed } from "./exhibitor-list.ts";
import classes from "./visits.module.css";

interface FiltersProps {
  exhibition: Exhibition;
  narrowed: Narrowed;
}

/** Who is looked for, and where; a form, so that it works before the scripts are there. */
export function ExhibitorFilters({ exhibition, narrowed }: FiltersProps) {
  const t = useT();
  const { words__icontains: typed = "", hall__eq: hall, offering__eq: offering } = narrowed;
  return (
    <FilterBar label={t("exhibition.narrow")}>
      <Form
        className={classes.filters}
        action={links.exhibition(exhibition.key)}
        replace
        preventScrollReset
      >
        <input
          // Other words from elsewhere are another field.
          key={typed}
          type="search"
          name="words__icontains"
          defaultValue={typed}
          maxLength={400}
          aria-label={t("exhibition.find")}
          placeholder={t("exhibition.find")}
        />
        {exhibition.halls.length > 1 && (
          <Narrowing
            name="hall__eq"
            label={t("exhibition.hall")}
            chosen={hall}
            choices={exhibition.halls.map((value) => ({ value, label: value }))}
          />
        )}
        <Narrowing
          name="offering__eq"
          label={t("exhibition.offering")}
          chosen={offering}
          choices={offerings.map((value) => ({ value, label: words(t, "offerings", value) }))}
        />
        <Button type="submit">{t("exhibition.find.submit")}</Button>
      </Form>
    </FilterBar>
  );
}

interface NarrowingProps {
  name: keyof Narrowed;
  label: string;
  chosen: string | undefined;
  choices: readonly Choice[];
}

/** What is chosen holds at once. */
function Narrowing({ name, label, chosen = "", choices }: NarrowingProps) {
  const t = useT();
  return (
    <select
      key={chosen}
      name={name}
      aria-label={label}
      defaultValue={chosen}
      onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
    >
      <option value="">{`${label}: ${t("exhibition.all")}`}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
