import { TextInput } from "@mantine/core";
import { savedSearchNameLength } from "@neroli/contract/saved-searches/frequencies.ts";
import { useT } from "../../language/phrases.tsx";

interface NameFieldProps {
  name: string;
  /** Without a name it cannot be saved. */
  missing: boolean;
  onChange: (name: string) => void;
}

/** What a saved search is called. */
export function NameField({ name, missing, onChange }: NameFieldProps) {
  const t = useT();
  return (
    <TextInput
      required
      data-autofocus
      label={t("saved-searches.name")}
      maxLength={savedSearchNameLength}
      value={name}
      error={missing ? t("saved-searches.name.needed") : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
