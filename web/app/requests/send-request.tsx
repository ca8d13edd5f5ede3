import { idempotencyHeader } from "@neroli/contract/requests/idempotency.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { ApiError, api } from "../kernel/client.ts";
import type { OpenRequest } from "../kernel/request-dialog.tsx";
import { useT } from "../language/phrases.tsx";
import { links } from "../links.ts";
import { hideToast, showToast } from "../ui/toast-list.ts";
import { type FormValues, fieldOfPath, toRequest } from "./form-values.ts";

interface Options {
  asked: OpenRequest;
  onFields: (errors: Record<string, string>) => void;
  onSent: () => void;
}

/** Sends the form; the key made when the form opened lets a repeated try make one request only. */
export function useSendRequest({ asked, onFields, onSent }: Options) {
  const t = useT();
  const queries = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const toast = `request:${key}`;
  const mutation = useMutation({
    mutationFn: ({ values, products }: { values: FormValues; products: string[] }) =>
      api("POST /requests", {
        body: toRequest(values, asked, products),
        headers: { [idempotencyHeader]: key },
      }),
    onMutate: () => {
      showToast({ id: toast, message: t("requests.form.sending"), loading: true });
    },
    onSuccess: ({ requests }) => {
      const [first] = requests;
      showToast({
        id: toast,
        title: t("requests.form.sent", { count: requests.length }),
        message: first && <Link to={links.requests(first.key)}>{t("requests.form.sent.see")}</Link>,
      });
      void queries.invalidateQueries({ queryKey: ["requests"] });
      onSent();
    },
    onError: (error) => {
      hideToast(toast);
      if (error instanceof ApiError) onFields(fieldErrors(error));
    },
  });
  return {
    send: (values: FormValues, products: string[]) => mutation.mutate({ values, products }),
    pending: mutation.isPending,
    refused: mutation.error?.message ?? null,
  };
}

function fieldErrors(error: ApiError): Record<string, string> {
  const failures = error.body.additional_data?.failures ?? [];
  return Object.fromEntries(
    failures.flatMap(({ path, message }) => {
      const field = fieldOfPath(path);
      return field ? [[field, message]] : [];
    }),
  );
}
