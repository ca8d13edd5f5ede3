import type { InviteFailure } from "@neroli/contract/registration/invitations.ts";
import { useMutation } from "@tanstack/react-query";
import { ApiError, api } from "../kernel/client.ts";
import { useT } from "../language/phrases.tsx";
import { hideToast, showToast } from "../ui/toast-list.ts";
import type { InviteValues, Refused } from "./invite-form-values.ts";

/** What became of the addresses that the dialog still holds. */
interface Outcome {
  /** In small letters. */
  invited: ReadonlySet<string>;
  refused: Refused;
}

const toast = "invite";

/** Sends the invitations; every address that is refused is told in a toast and to the dialog. */
export function useSendInvitations(on: { sent: () => void; partly: (outcome: Outcome) => void }) {
  const t = useT();
  const failed = t("invitations.failed");
  const tell = (message: string) => showToast({ danger: true, message });
  const sent = () => showToast({ id: toast, message: t("invitations.sent") });
  return useMutation({
    mutationFn: ({ company, emails, message, editor }: InviteValues) =>
      api("POST /users/invite", {
        body: {
          company: company?.key ?? "",
          message,
          users: emails.map((email) => ({ email, ...(editor && { editor }) })),
        },
      }),
    onMutate: () => {
      showToast({ id: toast, message: t("invitations.sending"), loading: true });
    },
    onSuccess: () => {
      sent();
      on.sent();
    },
    onError: (error) => {
      const { invited, failures } = told(error);
      if (invited.length > 0) sent();
      else hideToast(toast);
      // A conflict of the whole call has one sentence (spec 8); else each address has its own.
      const whole = failures.length === 0 || (error instanceof ApiError && error.status === 409);
      if (whole) tell(error instanceof ApiError ? error.message || failed : failed);
      else for (const { message } of failures) tell(message || failed);
      on.partly({
        invited: new Set(invited.map((email) => email.toLowerCase())),
        refused: Object.fromEntries(
          failures.map(({ email, message }) => [email.toLowerCase(), message || failed]),
        ),
      });
    },
  });
}

function told(error: Error): { invited: string[]; failures: InviteFailure[] } {
  const data = error instanceof ApiError ? error.body.additional_data : undefined;
  const failures = (data?.failures ?? []).filter(
    (failure): failure is InviteFailure => "email" in failure,
  );
  return { invited: (data?.invited as string[] | undefined) ?? [], failures };
}
