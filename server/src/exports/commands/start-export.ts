import { offerings } from "@neroli/contract/enumerations/products.ts";
import type { NewExport } from "@neroli/contract/exports/schema.ts";
import { editsProductsOf } from "@neroli/contract/products/visibility.ts";
import { startDownload } from "../../downloads/commands/start-download.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { today } from "../../kernel/clock.ts";
import { found, notFound } from "../../kernel/errors.ts";
import { enqueue } from "../../kernel/jobs/queued.ts";
import { once } from "../../kernel/once/once.ts";
import { noteSecurity } from "../../kernel/security-log.ts";
import { findCompany } from "../../published/companies.ts";
import { countSelected } from "../queries/read-pages.ts";
import { makeExport } from "./make-export.ts";

/** Asks for a file of what a company has; answers the key of the download. */
export async function startExport(
  actor: SignedInActor,
  { company_key, order }: { company_key: string; order: NewExport },
): Promise<string> {
  if (!editsProductsOf(actor, company_key)) throw notFound();
  const { products = null, format, documents } = order;
  const { language } = actor;
  const selection = { company_key, offerings: order.offerings ?? offerings, products };
  return once(async () => {
    found(await findCompany(company_key));
    const counts = await countSelected(selection);
    const count = counts.reduce((sum, each) => sum + each.count, 0);
    // One that is not there, or another company's, is not there for this reader.
    if (products && count < new Set(products).size) throw notFound();
    const ending = documents ? "zip" : format.toLowerCase();
    const name = `${company_key}-${today()}.${ending}`;
    const key = await startDownload(actor, { kind: "EXPORT", name, company_key });
    await audit(actor, {
      action: "export.started",
      key,
      company_key,
      after: { format, documents, offerings: selection.offerings, products: count },
    });
    await noteSecurity({ kind: "exported", company_key, details: { what: "products", documents } });
    await enqueue(makeExport, { key, format, documents, language, ...selection });
    return key;
  });
}
