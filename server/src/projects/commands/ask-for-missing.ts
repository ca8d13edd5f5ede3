import type { DocumentType } from "@neroli/contract/enumerations/documents.ts";
import type { EntryCoverage, Requirement } from "@neroli/contract/projects/requirements.ts";
import { mostLetters, mostProducts } from "@neroli/contract/requests/limits.ts";
import type { RequestForm } from "@neroli/contract/requests/schema.ts";
import { say, sayAny } from "@neroli/phrases/say.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { AppError } from "../../kernel/errors.ts";
import { once } from "../../kernel/once/once.ts";
import { createRequests } from "../../requests/commands/create-requests.ts";
import { findPrefill } from "../../requests/queries/find-prefill.ts";
import { readCoverage } from "../coverage/read-coverage.ts";
import type { ProjectPlace } from "../policy.ts";
import { noteRequests } from "./ask-suppliers.ts";
import { lockProjectFor } from "./lock-project.ts";

interface Missing {
  name: string;
  product_key: string;
  requirements: Requirement[];
}

/**
 * Asks for what products lack: one request to each supplier, which names its own products and what is
 * missing of each, and several where one cannot hold all of it. What is asked and not answered yet is
 * not asked again, nor of a product that is gone. Answers the requests' keys.
 */
export async function askForMissing(
  actor: SignedInActor,
  { place, products }: { place: ProjectPlace; products: readonly string[] },
): Promise<string[]> {
  return once(async () => {
    const project = await lockProjectFor("ask", { actor, place });
    const { content } = await readCoverage(actor, project);
    const chosen = content.filter(
      ({ counts, product_key, company, offering }) =>
        counts &&
        offering !== null &&
        company.key !== actor.company_key &&
        (products.length === 0 || products.includes(product_key)),
    );
    const suppliers = Map.groupBy(chosen.flatMap(missingOf), ({ supplier }) => supplier);
    if (suppliers.size === 0) throw new AppError("projects.nothing-missing");
    const requests: string[] = [];
    for (const missing of [...suppliers.values()].flatMap((all) => inForms(all, actor))) {
      requests.push(...(await createRequests(actor, await formFor(actor, missing))));
    }
    const type = "DOCUMENT";
    await noteRequests(actor, { project_key: project.key, requests, type });
    return requests;
  });
}

function missingOf({ company, name, product_key, requirements }: EntryCoverage) {
  const missing = requirements.flatMap(({ state, asked, requirement }) =>
    state === "MET" || asked !== null ? [] : [requirement],
  );
  if (missing.length === 0) return [];
  return [{ supplier: company.key, name, product_key, requirements: missing }];
}

/** Halved until each part fits into a request. */
function inForms(missing: readonly Missing[], actor: SignedInActor): (readonly Missing[])[] {
  const [first] = missing;
  if (missing.length <= mostProducts && messageOf(missing, actor).length <= mostLetters) {
    return [missing];
  }
  const parts =
    missing.length === 1 && first
      ? halves(first.requirements).map((requirements) => [{ ...first, requirements }])
      : halves(missing);
  return parts.flatMap((part) => inForms(part, actor));
}

function halves<Each>(all: readonly Each[]): [Each[], Each[]] {
  const middle = Math.ceil(all.length / 2);
  return [all.slice(0, middle), all.slice(middle)];
}

function messageOf(missing: readonly Missing[], actor: SignedInActor): string {
  const lines = missing.map(({ name, requirements }) => {
    const what = requirements.map((each) => wordsOf(each, actor)).join(", ");
    return say(actor.language, "projects.missing.line", { name, what });
  });
  return [say(actor.language, "projects.missing.message"), ...lines].join("\n");
}

/** For one supplier: its own products, and nothing of the project. */
async function formFor(actor: SignedInActor, missing: readonly Missing[]): Promise<RequestForm> {
  const types = missing.flatMap(({ requirements }) =>
    requirements.flatMap((each) => (each.kind === "DOCUMENT" ? [each.type] : [])),
  );
  const document_types: DocumentType[] = [...new Set(types)];
  const { contact } = await findPrefill(actor, "DOCUMENT");
  return {
    // Where no document is missing the question is a plain one.
    type: document_types.length > 0 ? "DOCUMENT" : "CONTACT",
    origin: "project",
    products: missing.map(({ product_key }) => product_key),
    message: messageOf(missing, actor),
    document_types,
    contact: {
      full_name: contact.full_name ?? actor.name,
      company: contact.company ?? "",
      department: contact.department ?? "OTHER",
      ...(contact.title && { title: contact.title }),
    },
    ...{ cc: [], quantities: [], lines: [], alternatives: false },
  };
}

function wordsOf(requirement: Requirement, { language }: SignedInActor): string {
  switch (requirement.kind) {
    case "DOCUMENT": {
      const type = say(language, `document-types.${requirement.type}`);
      return requirement.months === null
        ? type
        : say(language, "projects.missing.document", { type, months: requirement.months });
    }
    case "FIELD":
      return sayAny(language, `product-fields.${requirement.field}`);
    case "TERM":
      return requirement.term;
  }
}
