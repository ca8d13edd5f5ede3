import type { Failure } from "@neroli/contract/kernel/failures.ts";
import type { InviteFailure } from "@neroli/contract/registration/invitations.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useState } from "react";

import { ApiError } from "../kernel/client.ts";
import { type Translate, useT } from "../language/phrases.tsx";
import { hideToast, showToast } from "../ui/toast-list.ts";
import { type AddressValues, faultOf, type Refused, withAdded } from "./invite-values.ts";

const toast = "invite";

interface AddressOptions {
  /** Where addresses are typed: what is refused is told there. */
  field: RefObject<HTMLInputElement | null>;
  /** The beginning of the keys of lists that show who is invited. */
  reread: string;
}

/**
 * Addresses are judged one by one: those that the server has invited leave the list, those that it
 * refused stay with the reason.
 */
export function useAddresses({ field, reread }: AddressOptions) {
  const t = useT();
  const queries = useQueryClient();
  const [refused, setRefused] = useState<Refused>({});
  const invalid = (email: string) => t("invitations.emails.invalid", { email });
  const fault = (email: string) => faultOf(email, { refused, invalid });
  const readAnew = () => void queries.invalidateQueries({ queryKey: [reread] });
  return {
    fault,
    judge: ({ emails, typed }: AddressValues): Failure[] =>
      withAdded(emails, typed).flatMap((email, at) =>
        fault(email) ? [{ path: `users.${at}.email`, code: "invitations.emails.invalid" }] : [],
      ),
    say({ path, code, data }: Failure, values: AddressValues): string | null {
      if (path.startsWith("users.")) return fault(addressAt(values, path));
      if (code === "too-many") {
        return t("invitations.emails.too-many", { most: String(data?.max ?? "") });
      }
      return path === "users" ? t("invitations.emails.required") : null;
    },
    tellSending: () => showToast({ id: toast, message: t("invitations.sending"), loading: true }),
    tellSent() {
      showToast({ id: toast, message: t("invitations.sent") });
      readAnew();
    },
    /** Tells what was refused; answers the addresses that stay in the list. */
    refuse(error: unknown, emails: readonly string[]): string[] {
      const outcome = tellOutcome(error, t);
      if (outcome.invited.size > 0) readAnew();
      setRefused((before) => ({ ...before, ...outcome.refused }));
      field.current?.focus();
      return emails.filter((email) => !outcome.invited.has(email.toLowerCase()));
    },
  };
}

/** The address that a failure at "users.3.email" is about. */
const addressAt = ({ emails, typed }: AddressValues, path: string) =>
  withAdded(emails, typed)[Number(path.split(".")[1])] ?? "";

/** Every address that is refused is told in a toast; answers what became of the others. */
function tellOutcome(error: unknown, t: Translate): { invited: Set<string>; refused: Refused } {
  const failed = t("invitations.failed");
  const data = error instanceof ApiError ? error.body.additional_data : undefined;
  const invited = (data?.invited as string[] | undefined) ?? [];
  const failures = (data?.failures ?? []).filter(
    (failure): failure is InviteFailure => "email" in failure,
  );
  if (invited.length > 0) showToast({ id: toast, message: t("invitations.sent") });
  else hideToast(toast);
  const tell = (message: string) => showToast({ danger: true, message });
  // A conflict of the whole call has one sentence (spec 8); else each address has its own.
  const whole = failures.length === 0 || (error instanceof ApiError && error.status === 409);
  if (whole) tell(error instanceof ApiError ? error.message || failed : failed);
  else for (const { message } of failures) tell(message || failed);
  return {
    invited: new Set(invited.map((email) => email.toLowerCase())),
    refused: Object.fromEntries(
      failures.map(({ email, message }) => [email.toLowerCase(), message || failed]),
    ),
  };
}
