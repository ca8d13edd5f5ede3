import { annexes } from "@neroli/contract/enumerations/law.ts";
import { useT } from "../language/phrases.tsx";

/** The annexes with what they are about. */
export function useAnnexChoices() {
  const t = useT();
  return annexes.map((value) => ({ value, label: t(`law.annex.${value}`) }));
}
