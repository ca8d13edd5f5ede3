import type { SynonymName } from "@neroli/contract/synonyms/schema.ts";
import { useT } from "../language/phrases.tsx";
import { Icon } from "../ui/icon.tsx";
import classes from "./synonyms.module.css";

/** Names that mean the same, each with its language; `onTake` takes one away. */
export function NameChips(props: {
  names: readonly SynonymName[];
  onTake?: (name: SynonymName) => void;
}) {
  const t = useT();
  const { names, onTake } = props;
  return (
    <ul className={classes.names}>
      {names.map((name) => (
        <li
          key={`${name.language} ${name.text}`}
          className={classes.name}
          lang={name.language ?? undefined}
        >
          {name.text}
          {name.language && <span className={classes.language}>{name.language}</span>}
          {onTake && (
            <button
              type="button"
              className={classes.take}
              aria-label={t("synonyms.take", { name: name.text })}
              onClick={() => onTake(name)}
            >
              <Icon name="cross" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
