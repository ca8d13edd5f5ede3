import type { Import } from "@neroli/contract/imports/schema.ts";
import { useT } from "../language/phrases.tsx";
import { Note } from "../ui/card.tsx";

/** Why the file, or its end, could not be read. */
export function FailureNote({ one: { failure, stopped } }: { one: Import }) {
  const t = useT();
  if (!failure && !stopped) return null;
  return (
    <Note tone="bad" urgent>
      {!failure && <strong>{t("imports.result.stopped")}</strong>}
      <p>{failure ?? stopped}</p>
    </Note>
  );
}
