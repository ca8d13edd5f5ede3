import { Checkbox, Textarea, TextInput } from "@mantine/core";
import type { EditableCompany } from "@neroli/contract/companies/editable.ts";
import { offerings, type Segment, segments } from "@neroli/contract/enumerations/products.ts";
import { useRef } from "react";
import { useT, words } from "../../language/phrases.tsx";
import layout from "../../ui/layout.module.css";
import { CompanyPicture } from "./company-picture.tsx";
import classes from "./editor.module.css";
import { type CompanyValues, inOrder } from "./form-values.ts";
import type { CompanyFormState } from "./use-company-form.ts";

interface Props {
  form: CompanyFormState;
  company: EditableCompany | null;
}

export function OfferingSection({ form, company }: Props) {
  const t = useT();
  return (
    <>
      <Checkbox.Group
        label={t("company-fields.offering")}
        description={t("company-editor.offering.hint")}
        error={form.errors.offering}
        value={form.values.offering}
        onChange={(chosen) =>
          form.setFieldValue(
            "offering",
            offerings.filter((offering) => chosen.includes(offering)),
          )
        }
      >
        <div className={layout.line}>
          {offerings.map((offering) => (
            <Checkbox key={offering} value={offering} label={t(`offerings.${offering}`)} />
          ))}
        </div>
      </Checkbox.Group>
      <Segments form={form} company={company} />
    </>
  );
}

type SegmentValues = CompanyValues["segments"][number];

function Segments({ form, company }: Props) {
  const t = useT();
  // What was typed into a segment is there again when it is ticked again.
  const put = useRef(new Map<Segment, SegmentValues>());
  const change = (segment: Segment, present: boolean) => {
    const others = form.values.segments.filter((each) => each.segment !== segment);
    const here = form.values.segments.find((each) => each.segment === segment);
    if (here) put.current.set(segment, here);
    const again = put.current.get(segment) ?? { segment, url: "", description: "" };
    form.setFieldValue("segments", present ? inOrder([...others, again]) : others);
  };
  return (
    <fieldset className={classes.rows} data-path="segments" tabIndex={-1}>
      <legend>{t("company-fields.segments")}</legend>
      <p className={classes.soft}>{t("company-editor.segments.hint")}</p>
      {form.errors.segments && (
        <p role="alert" className={classes.error}>
          {form.errors.segments}
        </p>
      )}
      {segments.map((segment) => {
        const at = form.values.segments.findIndex((each) => each.segment === segment);
        return (
          <div key={segment} className={classes.segment} data-segment={segment}>
            <Checkbox
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

function SegmentFields({ form, company, at, segment }: Props & { at: number; segment: Segment }) {
  const t = useT();
  const name = words(t, "segments", segment);
  const saved = company?.segments.some((each) => each.segment === segment);
  return (
    <>
      <TextInput
        type="url"
        maxLength={500}
        placeholder="www.example.com"
        label={t("company-editor.segment.url")}
        aria-label={`${t("company-editor.segment.url")}: ${name}`}
        {...form.getInputProps(`segments.${at}.url`)}
      />
      <Textarea
        autosize
        minRows={2}
        maxRows={10}
        maxLength={4_000}
        label={t("company-editor.segment.description")}
        aria-label={`${t("company-editor.segment.description")}: ${name}`}
        {...form.getInputProps(`segments.${at}.description`)}
      />
      {saved && company ? (
        <CompanyPicture company={company} kind="SEGMENT" segment={segment} />
      ) : (
        <p className={classes.soft}>{t("company-editor.segment.save-first")}</p>
      )}
    </>
  );
}
