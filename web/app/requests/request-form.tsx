import { newRequest } from "@neroli/contract/requests/forms/new-request.gen.ts";
import type { RequestPrefill } from "@neroli/contract/requests/schema.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "../kernel/client.ts";
import { FormAlert } from "../kernel/forms/form-alert.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import type { OpenRequest } from "../kernel/request-dialog.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import {
  type FormValues,
  initialValues,
  requestPaths,
  sayOfCopies,
  toRequest,
} from "./form-values.ts";
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
  if (prefill.error) return <Note tone="bad">{prefill.error.message}</Note>;
  if (!prefill.data) return null;
  return <FilledForm {...props} prefill={prefill.data} />;
}

function FilledForm({ asked, onDone, onChanged, prefill }: Props & { prefill: RequestPrefill }) {
  const t = useT();
  const [products, setProducts] = useState(asked.products);
  const keys = products.map(({ key }) => key);
  const { send, sent } = useSendRequest(onDone);
  const form = useEntryForm({
    constraints: newRequest,
    base: null,
    valuesOf: () => initialValues(t, { prefill, asked }),
    toBody: (values: FormValues) => toRequest(values, asked, keys),
    paths: requestPaths,
    say: (failure, values) => sayOfCopies(t, failure, values),
    send: (body, { key }) => send(body, key),
    onSent: sent,
    draft: () => ({ key: draftKey(asked), place: "tab" }),
  });
  const { changed } = form;
  useEffect(() => onChanged(changed), [changed, onChanged]);
  return (
    <form noValidate onSubmit={form.submit}>
      <div className={layout.stack}>
        <FormAlert form={form} check={t("requests.form.check")} />
        <RequestFields form={form} asked={asked} products={products} onProducts={setProducts} />
        <Button variant="primary" type="submit" loading={form.pending}>
          {t("requests.form.send")}
        </Button>
      </div>
    </form>
  );
}

/** Of this kind, about these products; other documents are another request. */
const draftKey = ({ type, products, company, documents = [] }: OpenRequest) =>
  [
    "request",
    type,
    company?.key ?? "",
    products.map(({ key }) => key).join(","),
    ...documents.map(({ name }) => name),
  ].join(":");
