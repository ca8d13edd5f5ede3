import { Link } from "react-router";
import { IconButton } from "../ui/icon-button.tsx";
import layout from "../ui/layout.module.css";

interface ViewChipsProps {
  label: string;
  views: readonly { id: string; name: string; query: Record<string, string> }[];
  deleteLabel: (view: { name: string }) => string;
  onDelete: (id: string) => void;
}

/** Lists as they were narrowed and kept under names, each to be opened or given up. */
export function ViewChips({ label, views, deleteLabel, onDelete }: ViewChipsProps) {
  if (views.length === 0) return null;
  return (
    <ul className={layout.chips} aria-label={label}>
      {views.map(({ id, name, query }) => (
        <li key={id} className={layout.beside}>
          <Link to={`?${new URLSearchParams(query)}`}>{name}</Link>
          <IconButton
            icon="cross"
            size="small"
            label={deleteLabel({ name })}
            onClick={() => onDelete(id)}
          />
        </li>
      ))}
    </ul>
  );
}
