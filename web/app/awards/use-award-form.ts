import { award as changedAward } from "@neroli/contract/awards/forms/award.gen.ts";
import { newAward } from "@neroli/contract/awards/forms/new-award.gen.ts";
import type { Award } from "@neroli/contract/awards/schema.ts";
import type { AwardMeasure, AwardRecipients } from "@neroli/contract/enumerations/awards.ts";
import type { Segment } from "@neroli/contract/enumerations/products.ts";
import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api, hasCode } from "../kernel/client.ts";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { awardsKey } from "./award-queries.ts";

interface AwardValues {
  name: string;
  recipients: AwardRecipients;
  measure: AwardMeasure;
  /** Empty for all. */
  segment: Segment | "";
  from: string;
  to: string;
}

/** A new award is one of this year. */
function freshValues(): AwardValues {
  const year = dayOf(new Date()).slice(0, 4);
  return {
    ...{ name: "", recipients: "PRODUCT", measure: "REQUESTS", segment: "" },
    ...{ from: `${year}-01-01`, to: `${year}-12-31` },
  };
}

/** The form of an award, or of a new one where there is none yet. */
export function useAwardForm(award: Award | null, onDone: () => void) {
  const t = useT();
  const queries = useQueryClient();
  return useEntryForm({
    constraints: award ? changedAward : newAward,
    base: award,
    valuesOf: (base): AwardValues => {
      if (!base) return freshValues();
      const { name, recipients, measure, segment, from, to } = base;
      return { name, recipients, measure, segment: segment ?? "", from, to };
    },
    toBody: ({ segment, ...values }, base) => ({
      ...values,
      segment: segment || null,
      ...(base && { version: base.version }),
    }),
    say: ({ code }) => (code === "ends-first" || code === "too-long" ? t(`awards.${code}`) : null),
    send: (body, { base, key }) =>
      base
        ? api("PUT /awards/:awardId", {
            params: { awardId: base.id },
            body: { ...body, version: base.version },
          })
        : api("POST /awards", { body, key }),
    onSent: () => {
      void queries.invalidateQueries({ queryKey: [awardsKey] });
      tellDone(t(award ? "awards.saved" : "awards.created"));
      onDone();
    },
    theirsOf: async (error, base) => {
      if (!base || !hasCode(error, "conflict")) return null;
      const params = { awardId: base.id };
      return (await api("GET /awards/:awardId/nominations", { params, query: {} })).award;
    },
    draft: (base) => ({ key: base ? `award.${base.id}.${base.version}` : "award.new" }),
  });
}
