import type { SynonymName } from "@neroli/contract/synonyms/schema.ts";
import { useT } from "../language/phrases.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import layout from "../ui/layout.module.css";
import classes from "./synonyms.module.css";

/** Names that mean the same, each with its language; `onTake` takes one away. */
export function NameChips(props: {
  names: readonly SynonymName[];
  /** What they are, where others stand beside them: they are led to. */
  label?: string;
  onTake?: (name: SynonymName) => void;
}) {
  const t = useT();
  const { names, label, onTake } = props;
  return (
    <ul
      className={`${layout.list} ${layout.line} ${label === undefined ? "" : classes.led}`}
      aria-label={label}
    >
      {names.map((name) => (
        <li
          key={`${name.language} ${name.text}`}
          className={classes.name}
          lang={name.language ?? undefined}
        >
          {name.text}
          {name.language && <span className={classes.language}>{name.language}</span>}
          {onTake && (
            <IconButton
              icon="cross"
              size="small"
              label={t("synonyms.take", { name: name.text })}
              onClick={() => onTake(name)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
