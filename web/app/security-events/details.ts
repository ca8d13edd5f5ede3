import type { SecurityKind } from "@neroli/contract/enumerations/security.ts";
import type { SecurityEvent } from "@neroli/contract/security-events/endpoints.ts";
import { type Translate, useT, words } from "../language/phrases.tsx";

type Details = SecurityEvent["details"];
type Tell = (t: Translate, details: Details) => string;

const text = (value: unknown) => (typeof value === "string" ? value : "");
const number = (value: unknown) => (typeof value === "number" ? value : 0);
const list = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : []);

/** What one of a few words says; what is no such word, as it stands. */
const oneOf =
  (name: string, subject: string, otherwise = ""): Tell =>
  (t, details) =>
    words(t, subject, text(details[name]) || otherwise);

const factor = oneOf("factor", "security-details.factor");

/** A sentence of what an event tells beside who, when and from where; null where it is nothing. */
const sentences: Record<SecurityKind, Tell | null> = {
  "signed-in": oneOf("factor", "security-details.signed-in", "password"),
  "sign-in-failed": oneOf("reason", "security-details.sign-in-failed"),
  "signed-out": null,
  "new-device": null,
  "session-ended": oneOf("by", "security-details.session-ended"),
  "token-reused": (t) => t("security-details.token-reused"),
  throttled: (t, { throttle }) => t("security-details.throttled", { limit: text(throttle) }),
  refused: (_, { call }) => text(call),
  "password-changed": oneOf("by", "security-details.password-changed"),
  "factor-added": factor,
  "factor-removed": factor,
  "factor-failed": factor,
  "factors-reset": oneOf("by", "security-details.factors-reset"),
  "recovery-codes-made": null,
  "recovery-code-used": (t, { left }) => t("security-details.codes-left", { count: number(left) }),
  "rights-changed": tellRights,
  "status-changed": oneOf("to", "security-details.status"),
  "support-created": null,
  "domain-proven": (t, details) =>
    `${text(details.domain)}: ${oneOf("by", "security-details.domain-proven")(t, details)}`,
  "confidential-downloaded": tellDocuments,
  exported: (t, { what, documents }) =>
    t(`security-details.exported.${what === "products" ? productsOf(documents) : "audit-trail"}`),
};

const productsOf = (documents: unknown) => (documents ? "with-documents" : "products");

function tellRights(t: Translate, details: Details): string {
  const names = (roles: unknown) =>
    list(roles)
      .map((role) => words(t, "users-admin.role", text(role)))
      .join(", ");
  const told = (key: "granted" | "revoked") => {
    const roles = names(details[key]);
    return roles && t(`security-details.rights.${key}`, { roles });
  };
  const { company } = details;
  const moved =
    company === null
      ? t("security-details.rights.no-company")
      : company !== undefined && t("security-details.rights.company", { company: text(company) });
  return [told("granted"), told("revoked"), moved].filter(Boolean).join(" · ");
}

function tellDocuments(t: Translate, { documents, number: all }: Details): string {
  const named = list(documents).map((each) => text((each as Details).name));
  const more = number(all) - named.length;
  const names = named.join(", ");
  return more > 0 ? t("security-details.documents", { names, count: more }) : names;
}

/** What an event tells, and how often it happened where it was counted. */
export function useDetails(): (event: SecurityEvent) => string {
  const t = useT();
  return ({ kind, details, count }) => {
    const told = sentences[kind]?.(t, details);
    const often = count > 1 && t("security-details.count", { count });
    return [told, often].filter(Boolean).join(" · ") || t("audit.nothing");
  };
}
