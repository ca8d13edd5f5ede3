import type { ImportState } from "@neroli/contract/imports/states.ts";
import { useT } from "../language/phrases.tsx";
import { Badge } from "../ui/badge.tsx";
import type { Tone } from "../ui/card.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";

const signs: Partial<Record<ImportState, IconName>> = {
  DONE: "check",
  FAILED: "cross",
  UNDONE: "back",
};

const tones: Partial<Record<ImportState, Tone>> = {
  DONE: "good",
  FAILED: "bad",
  UPLOADED: "warning",
  CHECKED: "warning",
  CANCELED: "warning",
};

/** The state of an import, in yellow where it waits for a person. */
export function StateBadge({ state }: { state: ImportState }) {
  const t = useT();
  const sign = signs[state];
  return (
    <Badge tone={tones[state] ?? "plain"} icon={sign && <Icon name={sign} />}>
      {t(`imports.states.${state}`)}
    </Badge>
  );
}
