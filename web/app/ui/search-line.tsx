import { Button } from "./button.tsx";
import type { ButtonLook } from "./button-look.ts";
import { Icon } from "./icon.tsx";
import classes from "./search-line.module.css";

interface SearchLineProps {
  /** What is searched: the field's name and what stands in it while it is empty. */
  label: string;
  placeholder?: string;
  submit: string;
  /** The words that are searched for now. */
  query?: string;
  variant?: ButtonLook["variant"];
}

/** The field of a search with its button, within the form that sends it as `query`. */
export function SearchLine(props: SearchLineProps) {
  const { label, placeholder = label, submit, query = "", variant = "strong" } = props;
  return (
    <div className={classes.line}>
      <Icon name="find" />
      <input
        // Another query from elsewhere is another field.
        key={query}
        type="search"
        name="query"
        defaultValue={query}
        maxLength={300}
        aria-label={label}
        placeholder={placeholder}
      />
      <Button type="submit" variant={variant}>
        {submit}
      </Button>
    </div>
  );
}
