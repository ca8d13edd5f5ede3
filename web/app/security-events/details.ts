import type { SecurityKind } from "@neroli/contract/enumerations/security.ts";
import { type ThrottleName, throttleNames } from "@neroli/contract/enumerations/throttles.ts";
import type { SecurityDetails } from "@neroli/contract/security-events/details.ts";
import type { SecurityEvent } from "@neroli/contract/security-events/endpoints.ts";
import { type Translate, useT, words } from "../language/phrases.tsx";

type Sentences = {
  [Kind in SecurityKind]: ((t: Translate, details: SecurityDetails[Kind]) => string) | null;
};

/** What an event tells beside who, when and from where; null where it is nothing. */
const sentences: Sentences = {
  "signed-in": (t, { factor }) => t(`security-details.signed-in.${factor ?? "password"}`),
  "sign-in-failed": (t, { reason }) => t(`security-details.sign-in-failed.${reason}`),
  "signed-out": null,
  "new-device": null,
  "session-ended": (t, { by }) => t(`security-details.session-ended.${by}`),
  "token-reused": (t) => t("security-details.token-reused"),
  throttled: (t, { throttle }) =>
    t("security-details.throttled", { limit: tellLimit(t, throttle) }),
  refused: (_, { call }) => call,
  "password-changed": (t, { by }) => t(`security-details.password-changed.${by}`),
  "factor-added": tellFactor,
  "factor-removed": tellFactor,
  "factor-failed": tellFactor,
  "factors-reset": (t, { by }) => t(`security-details.factors-reset.${by}`),
  "recovery-codes-made": null,
  "recovery-code-used": (t, { left }) => t("security-details.codes-left", { count: left }),
  "rights-changed": tellRights,
  "status-changed": (t, { to }) => t(`security-details.status.${to}`),
  "support-created": null,
  "domain-proven": (t, { domain, by }) => `${domain}: ${t(`security-details.domain-proven.${by}`)}`,
  "confidential-downloaded": tellDocuments,
  exported: (t, { what, documents }) =>
    t(`security-details.exported.${documents ? "with-documents" : what}`),
};

/** Rows of limits that there are no more say what they were called. */
const tellLimit = (t: Translate, name: ThrottleName): string =>
  throttleNames.includes(name) ? t(`throttles.${name}`) : name;

type Factor = SecurityDetails[`factor-${"added" | "removed" | "failed"}`]["factor"];

function tellFactor(t: Translate, { factor }: { factor: Factor }): string {
  return t(`security-details.factor.${factor}`);
}

function tellRights(t: Translate, details: SecurityDetails["rights-changed"]): string {
  const { granted = [], revoked = [], company } = details;
  const names = (roles: readonly string[]) =>
    roles.map((role) => words(t, "users-admin.role", role)).join(", ");
  const told = [
    granted.length > 0 && t("security-details.rights.granted", { roles: names(granted) }),
    revoked.length > 0 && t("security-details.rights.revoked", { roles: names(revoked) }),
    company === null && t("security-details.rights.no-company"),
    company && t("security-details.rights.company", { company }),
  ];
  return told.filter(Boolean).join(" · ");
}

function tellDocuments(t: Translate, details: SecurityDetails["confidential-downloaded"]): string {
  const names = details.documents.map(({ name }) => name).join(", ");
  const more = details.number - details.documents.length;
  return more > 0 ? t("security-details.documents", { names, count: more }) : names;
}

/** A sentence of what an event tells, and how often it happened where it was counted. */
export function useDetails(): (event: SecurityEvent) => string {
  const t = useT();
  return ({ kind, details, count }) => {
    const tell = sentences[kind] as ((t: Translate, details: object) => string) | null;
    const often = count > 1 && t("security-details.count", { count });
    return [tell?.(t, details), often].filter(Boolean).join(" · ") || t("audit.nothing");
  };
}
