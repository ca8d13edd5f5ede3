import type { EditableCompany } from "@neroli/contract/companies/editable.ts";
import { offerings, type Segment, segments } from "@neroli/contract/enumerations/products.ts";
import { useRef } from "react";
import { useT, words } from "../../language/phrases.tsx";
import { CheckField, ChecksField } from "../../ui/fields/check-field.tsx";
import { FieldError } from "../../ui/fields/field.tsx";
import { TextArea, TextField } from "../../ui/fields/text-field.tsx";
import layout from "../../ui/layout.module.css";
import classes from "./editor.module.css";
import { type CompanyValues, inOrder } from "./form-values.ts";
import { CompanyPicture } from "./pictures/company-picture.tsx";
import type { CompanyFields } from "./use-company-form.ts";

interface OfferingSectionProps {
  form: CompanyFields;
  company: EditableCompany | null;
}

export function OfferingSection({ form, company }: OfferingSectionProps) {
  const t = useT();
  return (
    <>
      <ChecksField
        legend={t("company-fields.offering")}
        hint={t("company-editor.offering.hint")}
        choices={offerings.map((value) => ({ value, label: t(`offerings.${value}`) }))}
        {...form.field("offering")}
      />
      <Segments form={form} company={company} />
    </>
  );
}

type SegmentValues = CompanyValues["segments"][number];

function Segments({ form, company }: OfferingSectionProps) {
  const t = useT();
  // What was typed into a segment is there again when it is ticked again.
  const put = useRef(new Map<Segment, SegmentValues>());
  const change = (segment: Segment, present: boolean) => {
    const others = form.values.segments.filter((each) => each.segment !== segment);
    const here = form.values.segments.find((each) => each.segment === segment);
    if (here) put.current.set(segment, here);
    const again = put.current.get(segment) ?? { segment, url: "", description: "" };
    form.setField("segments", present ? inOrder([...others, again]) : others);
  };
  return (
    <fieldset className={classes.rows} data-path="segments" tabIndex={-1}>
      <legend>{t("company-fields.segments")}</legend>
      <p className={layout.soft}>{t("company-editor.segments.hint")}</p>
      <FieldError id="segments-error" error={form.errors.segments} />
      {segments.map((segment) => {
        const at = form.values.segments.findIndex((each) => each.segment === segment);
        return (
          <div key={segment} className={classes.row}>
            <CheckField
              checked={at >= 0}
              label={words(t, "segments", segment)}
              onChange={(event) => change(segment, event.currentTarget.checked)}
            />
            {at >= 0 && <SegmentFields form={form} company={company} at={at} segment={segment} />}
          </div>
        );
      })}
    </fieldset>
  );
}

function SegmentFields({
  form,
  company,
  at,
  segment,
}: OfferingSectionProps & { at: number; segment: Segment }) {
  const t = useT();
  const name = words(t, "segments", segment);
  const saved = company?.segments.some((each) => each.segment === segment);
  return (
    <>
      <TextField
        placeholder="www.example.com"
        label={t("company-editor.segment.url")}
        aria-label={`${t("company-editor.segment.url")}: ${name}`}
        {...form.field(`segments.${at}.url`)}
      />
      <TextArea
        label={t("company-editor.segment.description")}
        aria-label={`${t("company-editor.segment.description")}: ${name}`}
        {...form.field(`segments.${at}.description`)}
      />
      {saved && company ? (
        <CompanyPicture company={company} kind="SEGMENT" segment={segment} />
      ) : (
        <p className={layout.soft}>{t("company-editor.segment.save-first")}</p>
      )}
    </>
  );
}
