import type { RequestDocument } from "@neroli/contract/documents/grants.ts";
import type { Request } from "@neroli/contract/requests/schema.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../kernel/client.ts";
import { saveDocument } from "../../kernel/documents/save-document.ts";
import { tellDone, tellFailure } from "../../kernel/toast.tsx";
import { formatBytes } from "../../language/bytes.ts";
import { formatDay } from "../../language/dates.ts";
import { useLanguage, useT, words } from "../../language/phrases.tsx";
import { sentenceOf } from "../../language/sentence-of.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import layout from "../../ui/layout.module.css";
import { Row } from "../../ui/row-list.tsx";
import { buyerOf } from "./buyer-of.ts";
import { GrantDialog } from "./grant-dialog.tsx";
import { useShowDocuments } from "./use-request-documents.ts";

interface DocumentRowProps {
  request: Request;
  document: RequestDocument;
  chosen: boolean;
  onChoose: () => void;
}

/** A document with who has it, and what one can do with it. */
export function DocumentRow({ request, document, chosen, onChoose }: DocumentRowProps) {
  const t = useT();
  const language = useLanguage();
  const { name, type, version, size, product, can, grant } = document;
  const isGiven = grant?.state === "LIVE";
  const about = [
    words(t, "document-types", type),
    product?.name ?? t("documents-given.of-company"),
    `${t("documents-given.receipts.version")} ${version}`,
    formatBytes(size, language),
  ];
  return (
    <Row
      end={
        <>
          {can.grant && !isGiven && <Give request={request} document={document} />}
          {can.withdraw && <Given request={request} document={document} />}
          {can.download && <Download request={request} document={document} />}
        </>
      }
    >
      <span className={layout.line}>
        {can.grant && !isGiven && (
          <input
            type="checkbox"
            aria-label={t("table.select", { row: name })}
            checked={chosen}
            onChange={onChoose}
          />
        )}
        <strong>{name}</strong>
        <Access document={document} />
        {document.expired && <Badge tone="bad">{t("product-page.documents.expired")}</Badge>}
      </span>
      <span className={layout.soft}>{about.join(" · ")}</span>
      {grant?.granted_by && (
        <span className={layout.soft}>
          {t("documents-given.by", {
            person: grant.granted_by,
            day: formatDay(grant.granted_at),
          })}
        </span>
      )}
    </Row>
  );
}

/** Who gets it: everybody, nobody yet, or the company that asked and how long. */
function Access({ document: { visibility, grant } }: { document: RequestDocument }) {
  const t = useT();
  if (visibility === "PUBLIC") return <Badge>{t("documents-given.public")}</Badge>;
  if (!grant) return <Badge>{t("documents-given.confidential")}</Badge>;
  const { state, until, withdrawn_at } = grant;
  if (state === "WITHDRAWN") {
    return (
      <Badge tone="warning">
        {t("documents-given.withdrawn", { day: formatDay(withdrawn_at ?? grant.granted_at) })}
      </Badge>
    );
  }
  if (state === "ENDED") {
    return (
      <Badge tone="warning">
        {t("documents-given.ended", { day: formatDay(until ?? grant.granted_at) })}
      </Badge>
    );
  }
  return (
    <Badge tone="good">
      {until
        ? t("documents-given.live.until", { day: formatDay(until) })
        : t("documents-given.live")}
    </Badge>
  );
}

type OfRequest = Pick<DocumentRowProps, "request" | "document">;

/** One click: without a last day, which can be set afterwards. */
function Give({ request, document: { id, name } }: OfRequest) {
  const t = useT();
  const show = useShowDocuments(request.key);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api("POST /requests/:requestKey/grants", {
        params: { requestKey: request.key },
        body: { documents: [id], until: null },
      }),
    onSuccess: (documents) => {
      show(documents);
      tellDone(t("documents-given.given", { company: buyerOf(request), count: 1 }));
    },
    onError: (error) => tellFailure(error, t),
  });
  return (
    <Button
      size="small"
      variant="primary"
      loading={isPending}
      aria-label={`${t("documents-given.give")}: ${name}`}
      onClick={() => mutate()}
    >
      {t("documents-given.give")}
    </Button>
  );
}

/** What can be changed of access that was given. */
function Given({ request, document }: OfRequest) {
  const t = useT();
  const [open, setOpen] = useState<"until" | "withdraw" | null>(null);
  const { name } = document;
  return (
    <>
      <Button
        size="small"
        aria-label={`${t("documents-given.until.change")}: ${name}`}
        onClick={() => setOpen("until")}
      >
        {t("documents-given.until.change")}
      </Button>
      <Button
        size="small"
        aria-label={`${t("documents-given.withdraw")}: ${name}`}
        onClick={() => setOpen("withdraw")}
      >
        {t("documents-given.withdraw")}
      </Button>
      {open === "until" && (
        <GrantDialog request={request} documents={[document]} onClose={() => setOpen(null)} />
      )}
      {open === "withdraw" && (
        <Withdraw request={request} document={document} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

function Withdraw({ request, document, onClose }: OfRequest & { onClose: () => void }) {
  const t = useT();
  const show = useShowDocuments(request.key);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api("DELETE /requests/:requestKey/grants/:id", {
        params: { requestKey: request.key, id: document.grant?.id ?? "" },
      }),
    onSuccess: (documents) => {
      show(documents);
      tellDone(t("documents-given.withdraw.done"));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      danger
      title={t("documents-given.withdraw")}
      text={t("documents-given.withdraw.sure", {
        company: buyerOf(request),
        name: document.name,
      })}
      confirm={t("documents-given.withdraw")}
      cancel={t("documents-given.withdraw.keep")}
      pending={isPending}
      error={error ? sentenceOf(error, t) : undefined}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}

function Download({ request, document: { id, name } }: OfRequest) {
  const t = useT();
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveDocument({ company: request.requested_to.key, id, name }),
    onError: (error) => tellFailure(error, t),
  });
  return (
    <Button
      size="small"
      loading={isPending}
      aria-label={`${t("product-page.documents.download")}: ${name}`}
      onClick={() => mutate()}
    >
      <Icon name="download" />
    </Button>
  );
}
