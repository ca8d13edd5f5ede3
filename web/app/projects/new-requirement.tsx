import { documentTypes } from "@neroli/contract/enumerations/documents.ts";
import { productFieldKeys } from "@neroli/contract/products/fields.ts";
import {
  mostRequirements,
  type Requirement,
  requirementKinds,
  requirementTermFields,
} from "@neroli/contract/projects/requirements.ts";
import { type FormEvent, useState } from "react";
import { useLanguage, useT, words } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { ChoiceField } from "../ui/fields/choice-field.tsx";
import { NumberField, TextField } from "../ui/fields/text-field.tsx";
import layout from "../ui/layout.module.css";

interface NewRequirementProps {
  /** It stands among those that are required already. */
  isThere: (requirement: Requirement) => boolean;
  full: boolean;
  onAdd: (requirement: Requirement) => void;
}

/** No document of a product is of these types. */
const neverRequired: readonly string[] = ["NONE", "IMAGE"];
const mostMonths = 240;

/** One more thing that products must bring: a document, a field, or a claim or certificate. */
export function NewRequirement({ isThere, full, onAdd }: NewRequirementProps) {
  const t = useT();
  const language = useLanguage();
  const [kind, setKind] = useState<Requirement["kind"]>("DOCUMENT");
  const [type, setType] = useState("SDS");
  const [months, setMonths] = useState("");
  const [field, setField] = useState("inci");
  const [termField, setTermField] = useState("certifications");
  const [term, setTerm] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const named = (room: string, values: readonly string[]) =>
    values
      .map((value) => ({ value, label: words(t, room, value) }))
      .sort((a, b) => a.label.localeCompare(b.label, language));
  const read = (): Requirement | string => {
    if (kind === "FIELD") {
      const found = productFieldKeys.find((each) => each === field);
      return found ? { kind, field: found } : t("projects.required.choose");
    }
    if (kind === "TERM") {
      const found = requirementTermFields.find((each) => each === termField);
      if (!found || term.trim() === "") return t("projects.required.term.needed");
      return { kind, field: found, term: term.trim() };
    }
    const found = documentTypes.find((each) => each === type);
    const age = months.trim() === "" ? null : Number(months.trim());
    if (!found) return t("projects.required.choose");
    if (age !== null && !(Number.isInteger(age) && age >= 1 && age <= mostMonths)) {
      return t("projects.required.months.wrong", { most: mostMonths });
    }
    return { kind, type: found, months: age };
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const requirement = read();
    if (typeof requirement === "string") return setFault(requirement);
    if (isThere(requirement)) return setFault(t("projects.required.there"));
    setFault(null);
    setTerm("");
    onAdd(requirement);
  };
  return (
    <form noValidate className={layout.close} onSubmit={add}>
      <div className={layout.fields}>
        <ChoiceField
          data-autofocus
          label={t("projects.required.kind")}
          choices={requirementKinds.map((value) => ({
            value,
            label: words(t, "projects.required.kind", value),
          }))}
          value={kind}
          onChange={({ currentTarget: { value } }) =>
            setKind(requirementKinds.find((each) => each === value) ?? kind)
          }
        />
        {kind === "DOCUMENT" && (
          <>
            <ChoiceField
              label={t("projects.required.type")}
              choices={named(
                "document-types",
                documentTypes.filter((each) => !neverRequired.includes(each)),
              )}
              value={type}
              onChange={({ currentTarget }) => setType(currentTarget.value)}
            />
            <NumberField
              label={t("projects.required.months")}
              value={months}
              onChange={({ currentTarget }) => setMonths(currentTarget.value)}
            />
          </>
        )}
        {kind === "FIELD" && (
          <ChoiceField
            label={t("projects.required.field")}
            choices={named("product-fields", productFieldKeys)}
            value={field}
            onChange={({ currentTarget }) => setField(currentTarget.value)}
          />
        )}
        {kind === "TERM" && (
          <>
            <ChoiceField
              label={t("projects.required.field")}
              choices={named("product-fields", requirementTermFields)}
              value={termField}
              onChange={({ currentTarget }) => setTermField(currentTarget.value)}
            />
            <TextField
              label={t("projects.required.term")}
              maxLength={120}
              value={term}
              onChange={({ currentTarget }) => setTerm(currentTarget.value)}
            />
          </>
        )}
      </div>
      {fault && <p role="alert">{fault}</p>}
      <div>
        <Button
          type="submit"
          size="small"
          icon="plus"
          disabledReason={full ? t("table.most", { count: mostRequirements }) : null}
        >
          {t("projects.required.add")}
        </Button>
      </div>
    </form>
  );
}
