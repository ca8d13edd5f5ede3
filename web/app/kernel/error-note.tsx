import { useT } from "../language/phrases.tsx";
import { sentenceOf } from "../language/sentence-of.ts";
import { Note } from "../ui/card.tsx";

/** Why something could not be done, said at once; nothing where there is no failure. */
export function ErrorNote({ error }: { error: unknown }) {
  const t = useT();
  if (!error) return null;
  return (
    <Note tone="bad" urgent>
      {sentenceOf(error, t)}
    </Note>
  );
}
