import {
  type Offering,
  offerings,
  type Segment,
  segments,
  segmentsOf,
} from "@neroli/contract/enumerations/products.ts";
import { useT } from "../language/phrases.tsx";
import { ChoiceField } from "../ui/fields/choice-field.tsx";

export interface Kind {
  /** Null where the rows themselves say it. */
  offering: Offering | null;
  segment: Segment | null;
}

interface KindChoicesProps {
  kind: Kind;
  onChange: (kind: Kind) => void;
  labels: { offering: string; segment: string };
  /** What stands for no choice. */
  none: string;
  disabled?: boolean;
}

/** What kind of products a file holds; an offering leaves only its own segments to choose. */
export function KindChoices({ kind, onChange, labels, none, disabled }: KindChoicesProps) {
  const t = useT();
  const { offering, segment } = kind;
  const possible = offering ? segmentsOf[offering] : segments;
  return (
    <>
      <ChoiceField
        label={labels.offering}
        none={none}
        disabled={disabled}
        value={offering ?? ""}
        choices={offerings.map((value) => ({ value, label: t(`offerings.${value}`) }))}
        onChange={({ currentTarget: { value } }) => {
          const chosen = offerings.find((each) => each === value) ?? null;
          const fits = !chosen || !segment || segmentsOf[chosen].includes(segment);
          onChange({ offering: chosen, segment: fits ? segment : null });
        }}
      />
      <ChoiceField
        label={labels.segment}
        none={none}
        disabled={disabled}
        value={segment ?? ""}
        choices={possible.map((value) => ({ value, label: t(`segments.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ offering, segment: possible.find((each) => each === value) ?? null })
        }
      />
    </>
  );
}
