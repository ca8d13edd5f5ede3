import type { CompanyForm } from "@neroli/contract/companies/company-form.ts";
import type { StoredSegment } from "../../../db/json-columns.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { may, typeRefusal } from "../policy.ts";
import { type StoredForm, toForm } from "../present/present-editable.ts";
import { readEditable } from "../present/read-editable.ts";
import type { CompanyRow } from "../queries/get-company.ts";
import { changeCompany, lockCompany } from "./change-company.ts";
import { checkDomains } from "./check-domains.ts";
import { toColumns } from "./company-columns.ts";
import { noteVouchedFor, provedAfter } from "./prove-domain.ts";

/** Writes the editor's form, if nobody has changed the company since it was read. */
export async function saveCompany(
  actor: SignedInActor,
  { key, form: { version, ...form } }: { key: string; form: CompanyForm },
): Promise<void> {
  await transaction(async () => {
    const row = await lockCompany(actor, key);
    const before = toForm(row);
    const after = fill(form, before);
    const changed = differing(before, after);
    // A form that is sent a second time has been saved already.
    if (changed.length === 0) return;
    if (row.version !== version) {
      const current = await readEditable(actor, row.key);
      throw new AppError("conflict", { version: row.version, changed, current });
    }
    await refuse(actor, { row, form, after });
    const segments = withPictures(row, after);
    const proved_domains = provedAfter(actor, {
      before: row.valid_email_domains,
      proved: row.proved_domains,
      after: after.valid_email_domains,
    });
    const columns = toColumns({ ...after, segments });
    await changeCompany(row.key, { ...columns, proved_domains, version: version + 1 });
    await audit(actor, {
      action: "company.saved",
      key: row.key,
      company_key: row.key,
      before,
      after,
    });
    await noteVouchedFor(row.key, { before: row.proved_domains, after: proved_domains });
  });
}

type Form = Omit<CompanyForm, "version">;

/** In the order of the names that the stored form has; what was left out stays. */
const fill = (form: Form, before: StoredForm): StoredForm => {
  const names = Object.keys(before) as (keyof StoredForm)[];
  return Object.fromEntries(
    names.map((name) => [name, form[name] === undefined ? before[name] : form[name]]),
  ) as StoredForm;
};

const differing = (before: StoredForm, after: StoredForm): string[] =>
  (Object.keys(before) as (keyof StoredForm)[]).filter(
    (name) => canonical(before[name]) !== canonical(after[name]),
  );

/** Objects read the same in whatever order their names came. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

async function refuse(
  actor: SignedInActor,
  { row, form, after }: { row: CompanyRow; form: Form; after: StoredForm },
): Promise<void> {
  const { annual_revenue, valid_email_domains, permissions } = form;
  const internal = [annual_revenue, valid_email_domains, permissions];
  if (internal.some((value) => value !== undefined) && !may(actor, "read-internal", row)) {
    throw new AppError("access.forbidden");
  }
  const refusal = after.type === row.type ? null : typeRefusal(actor, row);
  if (refusal) throw new AppError(refusal);
  await checkDomains(actor, {
    company_key: row.key,
    before: row.valid_email_domains,
    after: after.valid_email_domains,
  });
}

/** A segment that stays keeps its picture, which is no part of the form; documents drops others. */
const withPictures = (row: CompanyRow, { segments }: StoredForm): StoredSegment[] => {
  const stored = row.segments;
  return segments.map((one) => {
    const image = stored.find(({ segment }) => segment === one.segment)?.image;
    return image ? { ...one, image } : one;
  });
};
