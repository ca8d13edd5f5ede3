import { links } from "@neroli/contract/access/links.ts";
import { newRequest } from "@neroli/contract/requests/forms/new-request.gen.ts";
import type { NewRequest, RequestPrefill } from "@neroli/contract/requests/schema.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { api } from "../kernel/client.ts";
import { FormDialog } from "../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { QueryStates } from "../kernel/query-states.tsx";
import type { RequestSubject } from "../kernel/request-dialog.tsx";
import { tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { Note } from "../ui/card.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Skeleton } from "../ui/states.tsx";
import { RequestFields } from "./request-fields.tsx";
import {
  initialValues,
  isRound,
  type RequestValues,
  requestFailure,
  requestFieldAt,
  requestPaths,
  toNewRequest,
} from "./request-values.ts";

interface RequestFormProps {
  subject: RequestSubject;
  /** Products that were chosen too, of the reader's own company. */
  leftOut: RequestSubject["products"];
  onClose: () => void;
}

/** One form for the four kinds; it starts with what the last request of its kind said (spec 4). */
export function RequestForm(props: RequestFormProps) {
  const t = useT();
  const { type } = props.subject;
  const prefill = useQuery({
    queryKey: ["request-prefill", type],
    queryFn: () => api("GET /requests/prefill", { query: { type } }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (prefill.data) return <PrefilledForm {...props} prefill={prefill.data} />;
  return (
    <Dialog title={t(`requests.form.title.${type}`)} size="wide" onClose={props.onClose}>
      <QueryStates query={prefill} loading={<Skeleton height={400} />}>
        {() => null}
      </QueryStates>
    </Dialog>
  );
}

function PrefilledForm(props: RequestFormProps & { prefill: RequestPrefill }) {
  const t = useT();
  const { subject, leftOut, prefill, onClose } = props;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const form = useEntryForm({
    constraints: newRequest,
    base: null,
    valuesOf: () => initialValues(t, { prefill, subject }),
    toBody: (values: RequestValues) => toNewRequest(values, subject),
    paths: requestPaths,
    fieldAt: requestFieldAt,
    say: (failure, values) => requestFailure(t, { failure, values }),
    send: (body, { key, values }) => send(body, { key, subject, keep: values.keep }),
    onSent: ({ count, address, label }) => {
      void queries.invalidateQueries({ queryKey: ["requests"] });
      void queries.invalidateQueries({ queryKey: ["rounds"] });
      void queries.invalidateQueries({ queryKey: ["projects"] });
      tellDone(t("requests.form.sent", { count }), {
        label: t(label),
        onClick: () => void navigate(address),
      });
      onClose();
    },
    draft: () => ({ key: draftKey(subject), place: "tab" }),
  });
  return (
    <FormDialog
      title={t(`requests.form.title.${subject.type}`)}
      size="wide"
      form={form}
      submit={t("requests.form.send")}
      keeping={{
        title: t("requests.form.leave.title"),
        text: t("requests.form.leave"),
        confirm: t("table.close"),
      }}
      onClose={onClose}
    >
      {leftOut.length > 0 && (
        <Note>
          {t("requests.form.left-out", { names: leftOut.map(({ name }) => name).join(", ") })}{" "}
          {t("errors.requests.own-company")}
        </Note>
      )}
      <RequestFields form={form} subject={subject} />
    </FormDialog>
  );
}

interface Sending {
  key: string;
  subject: RequestSubject;
  /** The next requests of the project begin with this form. */
  keep: boolean;
}

/** From a project, which shows what was asked. */
async function sendFrom(
  { company, key: projectKey }: NonNullable<RequestSubject["project"]>,
  body: NewRequest,
  { key, keep }: Pick<Sending, "key" | "keep">,
) {
  const { requests, round } = await api(
    "POST /companies/:companyKey/projects/:projectKey/requests",
    {
      params: { companyKey: company, projectKey },
      ...(keep && { query: { keep: "true" as const } }),
      ...{ body, key },
    },
  );
  if (round) {
    const label = "requests.form.sent.compare" as const;
    return { count: requests.length, address: links.round(round), label };
  }
  const label = "requests.form.sent.see" as const;
  return { count: requests.length, address: links.requests(requests[0]), label };
}

/** Where the answers come in: of several suppliers who are asked for a price, side by side. */
async function send(body: NewRequest, { key, subject, keep }: Sending) {
  if (subject.project) return sendFrom(subject.project, body, { key, keep });
  const products = subject.products.filter((each) => body.products?.includes(each.key));
  if (isRound(body.type, products)) {
    const { round } = await api("POST /rounds", { body, key });
    const count = new Set(products.map(({ company_key }) => company_key)).size;
    return { count, address: links.round(round), label: "requests.form.sent.compare" } as const;
  }
  const { requests } = await api("POST /requests", { body, key });
  const address = links.requests(requests[0]?.key);
  return { count: requests.length, address, label: "requests.form.sent.see" } as const;
}

/** Each kind, supplier, product and document has a draft of its own. */
const draftKey = ({ type, products, company, project, documents = [] }: RequestSubject) =>
  [
    "request",
    type,
    project?.key ?? "",
    company?.key ?? "",
    products.map(({ key }) => key).join(","),
    ...documents.map(({ name }) => name),
  ].join(":");
