import { readFileSync } from "node:fs";
import { capture, plainEnvironment } from "../run.mjs";

const serious = new Set(["high", "critical"]);

/**
 * What is known against the packages that the server is made of, serious faults alone, and those
 * not that `advisories.json` says why they do not reach us. `unasked` says why nobody could tell:
 * not every registry answers, and nobody is kept from working without a network.
 */
export async function checkAdvisories(registry) {
  const { accepted } = JSON.parse(
    readFileSync(new URL("./advisories.json", import.meta.url), "utf8"),
  );
  const more = registry === undefined ? [] : [`--registry=${registry}`];
  const { output } = await capture(
    "npm",
    ["audit", "--json", "--omit=dev", "--fetch-timeout=10000", "--fetch-retries=0", ...more],
    { env: plainEnvironment() },
  );
  return readAudit(output, accepted);
}

/** What `npm audit --json` says, warnings around it included. */
export function readAudit(output, accepted) {
  const start = output.indexOf("{");
  const end = output.lastIndexOf("}\n");
  let report;
  try {
    report = JSON.parse(output.slice(start, end + 1));
  } catch {
    return { problems: [], unasked: output.trim().split("\n")[0] };
  }
  if (report.vulnerabilities === undefined) {
    return { problems: [], unasked: report.message ?? report.error?.summary ?? "no report" };
  }
  const known = Object.values(report.vulnerabilities).flatMap(({ via }) =>
    via.filter((one) => typeof one === "object"),
  );
  const problems = known
    .filter(({ severity, url }) => serious.has(severity) && !(url.split("/").at(-1) in accepted))
    .map(
      ({ name, range, title, severity, url }) => `${name} ${range}: ${title} (${severity}), ${url}`,
    );
  return { problems: [...new Set(problems)], unasked: null };
}
