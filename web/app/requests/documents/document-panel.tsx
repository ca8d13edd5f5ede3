import type { RequestDocument } from "@neroli/contract/documents/grants.ts";
import type { Request } from "@neroli/contract/requests/schema.ts";
import { useState } from "react";
import { QueryStates } from "../../kernel/query-states.tsx";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import layout from "../../ui/layout.module.css";
import { RowList } from "../../ui/row-list.tsx";
import { buyerOf } from "./buyer-of.ts";
import { DocumentRow } from "./document-row.tsx";
import { DocumentUpload } from "./document-upload.tsx";
import { GrantDialog } from "./grant-dialog.tsx";
import { useRequestDocuments } from "./use-request-documents.ts";

/** The documents that a request is about: given by the supplier, taken by the buyer. */
export default function DocumentPanel({ request }: { request: Request }) {
  const t = useT();
  const documents = useRequestDocuments(request.key);
  return (
    <Card title={t("documents-given.title")} level={3}>
      <QueryStates query={documents}>
        {({ content, can }) => (
          <>
            {can.grant && (
              <p className={layout.soft}>
                {t("documents-given.lead", { company: buyerOf(request) })}
              </p>
            )}
            <Documents request={request} documents={content} />
            {can.grant && <DocumentUpload request={request} />}
          </>
        )}
      </QueryStates>
    </Card>
  );
}

/** What was asked for, and below it what else there is. */
function Documents(props: { request: Request; documents: readonly RequestDocument[] }) {
  const { request, documents } = props;
  const t = useT();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState(false);
  const asked = documents.filter((document) => document.asked);
  const others = documents.filter((document) => !document.asked);
  const picked = documents.filter(({ id, can }) => chosen.has(id) && can.grant);
  const row = (document: RequestDocument) => (
    <DocumentRow
      key={document.id}
      request={request}
      document={document}
      chosen={chosen.has(document.id)}
      onChoose={() => {
        const next = new Set(chosen);
        if (!next.delete(document.id)) next.add(document.id);
        setChosen(next);
      }}
    />
  );
  return (
    <>
      {asked.length === 0 && (
        <p className={layout.text}>
          {request.side === "BUYER"
            ? t("documents-given.none.buyer", { company: request.requested_to.name })
            : t("documents-given.none")}
        </p>
      )}
      {asked.length > 0 && <RowList label={t("documents-given.asked")}>{asked.map(row)}</RowList>}
      {others.length > 0 && (
        <details>
          <summary>{`${t("documents-given.others")} (${others.length})`}</summary>
          <RowList label={t("documents-given.others")}>{others.map(row)}</RowList>
        </details>
      )}
      {picked.length > 0 && (
        <div className={layout.actions}>
          <Button variant="primary" onClick={() => setAsking(true)}>
            {t("documents-given.give.many", { count: picked.length })}
          </Button>
        </div>
      )}
      {asking && (
        <GrantDialog
          request={request}
          documents={picked}
          onGiven={() => setChosen(new Set())}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
