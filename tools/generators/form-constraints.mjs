import { readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../run.mjs";

// The constraints of each form, from the schema of the body that it sends: for the browser, which
// then judges without zod. An endpoint names its form: `form: "requests/new-request"`.

const contract = path.join(root, "contract/src");

/** Every file that is to be there: { file, text }. */
export async function formConstraints() {
  const { endpoints } = await import(pathToFileURL(path.join(contract, "endpoints.ts")).href);
  const rules = await namedRules();
  const forms = Object.entries(endpoints).filter(([, { form }]) => form);
  return forms.map(([name, { form, body, upload }]) => ({
    file: `contract/src/${folderOf(form)}/forms/${form.split("/").at(-1)}.gen.ts`,
    text: () => fileText(name, { form, constraint: constraintOf(body ?? upload), rules }),
  }));
}

const folderOf = (form) => form.split("/").slice(0, -1).join("/");

/** Rule -> its name and the capability in whose form-rules.ts it stands. */
async function namedRules() {
  const named = new Map();
  for (const capability of readdirSync(contract)) {
    const file = path.join(contract, capability, "form-rules.ts");
    const rules = await import(pathToFileURL(file).href).catch((error) => {
      if (error.code === "ERR_MODULE_NOT_FOUND") return {};
      throw error;
    });
    for (const [name, rule] of Object.entries(rules)) named.set(rule, { name, capability });
  }
  return named;
}

/** Checks that say nothing of which a sentence could be made. */
const silent = new Set(["overwrite"]);

function constraintOf(schema) {
  const { def } = schema._zod;
  switch (def.type) {
    case "optional":
    case "default":
    case "prefault":
      return { ...constraintOf(def.innerType), optional: true };
    case "nullable":
      return { ...constraintOf(def.innerType), nullable: true };
    case "pipe":
      return constraintOf(def.in);
    default:
      return withChecks(plainConstraint(schema), def.checks ?? []);
  }
}

function plainConstraint(schema) {
  const { def, bag } = schema._zod;
  switch (def.type) {
    case "string":
      return textConstraint(def);
    case "number":
      return {
        type: "number",
        ...((def.format === "safeint" || bag.format === "safeint") && { whole: true }),
      };
    case "boolean":
      return { type: "flag" };
    case "literal":
      return def.values[0] === true
        ? { type: "flag", accepted: true }
        : { type: "choice", of: def.values };
    case "enum":
      return { type: "choice", of: Object.values(def.entries) };
    case "array":
      return { type: "list", each: constraintOf(def.element) };
    case "object":
      return { type: "group", fields: mapped(def.shape) };
    case "record":
      return recordConstraint(def);
    default:
      return { type: "any" };
  }
}

const textFormats = { uuid: "uuid", date: "date" };

function textConstraint(def) {
  if (def.format && !textFormats[def.format]) throw new Error(`no format ${def.format} for pages`);
  return { type: "text", ...(def.format && { format: textFormats[def.format] }) };
}

const mapped = (shape) =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, constraintOf(field)]));

/** One whose keys are enumerated is a group of which each may be left out. */
function recordConstraint({ keyType, valueType }) {
  const { def } = keyType._zod;
  if (def.type !== "enum") return { type: "any" };
  const each = { ...constraintOf(valueType), optional: true };
  return {
    type: "group",
    fields: Object.fromEntries(Object.values(def.entries).map((key) => [key, each])),
  };
}

function withChecks(constraint, checks) {
  // Pages judge nothing of it, so no refinement of it either.
  if (constraint.type === "any") return constraint;
  for (const check of checks) {
    const { def } = check._zod;
    if (silent.has(def.check)) {
      if (constraint.type === "text" && def.tx(" ") === "") constraint.trim = true;
    } else if (def.check === "custom") addCustom(constraint, def.params ?? {});
    else if (!addSize(constraint, def)) throw new Error(`pages cannot judge ${def.check}`);
  }
  return constraint;
}

function addSize(constraint, { check, value, minimum, maximum, format, inclusive }) {
  if (check === "min_length") constraint.min = minimum;
  else if (check === "max_length") constraint.max = maximum;
  else if (check === "greater_than" && inclusive) constraint.min = value;
  else if (check === "less_than" && inclusive) constraint.max = value;
  else if (check === "number_format" && format === "safeint") constraint.whole = true;
  else return check === "string_format";
  return true;
}

/** Refinements tell pages what they are by their params: see contract/src/kernel/values.ts. */
function addCustom(constraint, { failure, format, distinct, rule }) {
  if (rule) constraint.rules = [...(constraint.rules ?? []), rule];
  else if (format) constraint.format = format;
  else if (distinct) constraint.distinct = distinct;
  else if (failure !== "character") throw new Error(`a refinement without a rule: ${failure}`);
}

function fileText(name, { form, constraint, rules }) {
  const used = new Map();
  const body = written(constraint, {
    nameOf: (rule) => {
      const found = rules.get(rule);
      if (!found)
        throw new Error(`${name}: a rule that stands in no form-rules.ts: ${rule.message}`);
      used.set(found.name, found.capability);
      return found.name;
    },
  });
  const own = folderOf(form);
  const imports = [...new Set(used.values())].sort().map((capability) => {
    const names = [...used].filter(([, of]) => of === capability).map(([each]) => each);
    const from = capability === own ? "../form-rules.ts" : `../../${capability}/form-rules.ts`;
    return `import { ${names.sort().join(", ")} } from "${from}";\n`;
  });
  const said = `// Written by npm run generate from the body of ${name}.\n`;
  const type = 'import type { FormConstraints } from "../../kernel/constraints.ts";\n';
  const constant = camel(form.split("/").at(-1));
  return `${said}${type}${imports.join("")}\nexport const ${constant}: FormConstraints = ${body};\n`;
}

const camel = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** As a literal of TypeScript, one line a field. */
function written(value, { nameOf, indent = "" }) {
  if (Array.isArray(value)) {
    return `[${value.map((each) => written(each, { nameOf, indent })).join(", ")}]`;
  }
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (typeof value.holds === "function") return nameOf(value);
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(
    ([name, each]) => `${inner}${keyOf(name)}: ${written(each, { nameOf, indent: inner })},`,
  );
  return lines.length === 0 ? "{}" : `{\n${lines.join("\n")}\n${indent}}`;
}

const keyOf = (name) => (/^[a-z_]\w*$/i.test(name) ? name : JSON.stringify(name));
