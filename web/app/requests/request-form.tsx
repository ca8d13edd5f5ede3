import { Alert, Button, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { RequestPrefill } from "@neroli/contract/requests/schema.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { api } from "../kernel/client.ts";
import type { OpenRequest } from "../kernel/request-dialog.tsx";
import { useT } from "../language/phrases.tsx";
import { clearDraft, readDraft, writeDraft } from "./draft.ts";
import { type FormValues, faults, initialValues } from "./form-values.ts";
import { RequestFields } from "./request-fields.tsx";
import { useSendRequest } from "./send-request.tsx";

interface Props {
  asked: OpenRequest;
  onDone: () => void;
  onChanged: (changed: boolean) => void;
}

/** One form for the four kinds; it starts with what the last request of its kind said (spec 4). */
export function RequestForm(props: Props) {
  const { type } = props.asked;
  const prefill = useQuery({
    queryKey: ["request-prefill", type],
    queryFn: () => api("GET /requests/prefill", { query: { type } }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (prefill.error) return <Alert color="red">{prefill.error.message}</Alert>;
  if (!prefill.data) return null;
  return <FilledForm {...props} prefill={prefill.data} />;
}

function FilledForm({ asked, onDone, onChanged, prefill }: Props & { prefill: RequestPrefill }) {
  const t = useT();
  const [products, setProducts] = useState(asked.products);
  const form = useForm<FormValues>({
    initialValues: readDraft(asked) ?? initialValues(t, { prefill, asked }),
    validate: (values) => faults(t, { values, type: asked.type }),
    onValuesChange: (values) => {
      writeDraft(asked, values);
      onChanged(true);
    },
  });
  const { send, pending, refused } = useSendRequest({
    asked,
    onFields: form.setErrors,
    onSent: () => {
      clearDraft(asked);
      onDone();
    },
  });
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused) top.current?.focus();
  }, [refused]);
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (values) =>
          send(
            values,
            products.map(({ key }) => key),
          ),
        (errors) => form.getInputNode(Object.keys(errors)[0] ?? "")?.focus(),
      )}
    >
      <Stack>
        <div ref={top} tabIndex={-1} aria-live="polite">
          {refused && <Alert color="red">{refused}</Alert>}
          {!refused && Object.keys(form.errors).length > 0 && (
            <Alert color="red">{t("requests.form.check")}</Alert>
          )}
        </div>
        <RequestFields form={form} asked={asked} products={products} onProducts={setProducts} />
        <Button type="submit" loading={pending}>
          {t("requests.form.send")}
        </Button>
      </Stack>
    </form>
  );
}
