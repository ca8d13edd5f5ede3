import { NativeSelect } from "@mantine/core";
import {
  type Offering,
  offerings,
  type Segment,
  segments,
  segmentsOf,
} from "@neroli/contract/enumerations/products.ts";
import { useState } from "react";
import type { PickedCompany } from "../kernel/company-picker.tsx";
import { useT } from "../language/phrases.tsx";
import columnsClasses from "./columns.module.css";
import { ImportFile } from "./import-file.tsx";
import classes from "./imports.module.css";
import { useUpload } from "./use-upload.ts";

interface NewImportProps {
  company: PickedCompany;
  /** Support imports for others, which is said. */
  support: boolean;
}

/** The first step: a file, and what is in it where one would rather say so. */
export function NewImport({ company, support }: NewImportProps) {
  const t = useT();
  const upload = useUpload();
  const [offering, setOffering] = useState<Offering | "">("");
  const [segment, setSegment] = useState<Segment | "">("");
  const possible = offering ? segmentsOf[offering] : segments;
  const title = support
    ? t("imports.file.title.for", { company: company.name })
    : t("imports.file.title");
  return (
    <section className={classes.card} aria-label={title}>
      <h2>{title}</h2>
      <div className={columnsClasses.fields}>
        <NativeSelect
          label={t("imports.file.offering")}
          value={offering}
          data={[
            { value: "", label: t("imports.file.find") },
            ...offerings.map((value) => ({ value, label: t(`offerings.${value}`) })),
          ]}
          onChange={({ currentTarget: { value } }) => {
            const chosen = offerings.find((each) => each === value) ?? "";
            setOffering(chosen);
            if (chosen && segment && !segmentsOf[chosen].includes(segment)) setSegment("");
          }}
        />
        <NativeSelect
          label={t("imports.file.segment")}
          value={segment}
          data={[
            { value: "", label: t("imports.file.find") },
            ...possible.map((value) => ({ value, label: t(`segments.${value}`) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            setSegment(possible.find((each) => each === value) ?? "")
          }
        />
      </div>
      <ImportFile
        label={t("imports.file.choose")}
        upload={upload}
        onChoose={(file) =>
          upload.start({
            company: company.key,
            file,
            asset: { ...(offering && { offering }), ...(segment && { segment }) },
          })
        }
      />
    </section>
  );
}
