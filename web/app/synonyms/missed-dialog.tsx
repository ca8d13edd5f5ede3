import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../kernel/client.ts";
import { useT } from "../language/phrases.tsx";
import { sentenceOf } from "../language/sentence-of.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { PlainTable } from "../ui/plain-table.tsx";
import { EmptyState, ErrorState, Skeleton } from "../ui/states.tsx";

const days = 90;

/** What was searched for and found nothing, most often first: what the next synonyms are made of. */
export function MissedDialog(props: { onAdd: (words: string) => void; onClose: () => void }) {
  const t = useT();
  const [query] = useState(() => ({
    from: dayOf(new Date(Date.now() - days * 86_400_000)),
    to: dayOf(new Date()),
  }));
  const { data, error, refetch } = useQuery({
    queryKey: ["synonyms", "missed", query],
    queryFn: ({ signal }) => api("GET /analytics/empty-searches", { query, signal }),
  });
  return (
    <Dialog
      title={t("synonyms.missed")}
      onClose={props.onClose}
      size="wide"
      footer={<Button onClick={props.onClose}>{t("table.close")}</Button>}
    >
      <p>{t("synonyms.missed.lead", { days })}</p>
      {error ? (
        <ErrorState plain text={sentenceOf(error, t)} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton rows={4} height={40} />
      ) : data.content.length === 0 ? (
        <EmptyState plain title={t("synonyms.missed.none")} text={t("synonyms.missed.none.text")} />
      ) : (
        <PlainTable
          label={t("synonyms.missed")}
          titles={[
            t("synonyms.missed.words"),
            { title: t("synonyms.missed.searches"), align: "end" },
          ]}
          actions=""
        >
          {data.content.map(({ words, searches }) => (
            <tr key={words}>
              <td>{words}</td>
              <td data-align="end">{searches}</td>
              <td>
                <Button
                  size="small"
                  aria-label={t("synonyms.missed.add.which", { words })}
                  onClick={() => props.onAdd(words)}
                >
                  {t("synonyms.missed.add")}
                </Button>
              </td>
            </tr>
          ))}
        </PlainTable>
      )}
    </Dialog>
  );
}
