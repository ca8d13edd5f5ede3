import { useMutation } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { tellDone, tellFailure } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";

interface ResendButtonProps {
  email: string;
  /** The key of the account's company; none for somebody without one. */
  company?: string | undefined;
}

/** Sends the activation or invitation mail again. */
export function ResendButton({ email, company }: ResendButtonProps) {
  const t = useT();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api("POST /users/resend/verification", {
        body: { username: email, ...(company && { company }) },
      }),
    onSuccess: () => tellDone(t("users-admin.resent", { email })),
    onError: (error) => tellFailure(error, t),
  });
  return (
    <Button size="small" loading={isPending} onClick={() => mutate()}>
      {t("users-admin.resend")}
    </Button>
  );
}
