import type { enquiryEndpoints } from "@neroli/contract/enquiries/endpoints.ts";
import type { Enquiry } from "@neroli/contract/enquiries/schema.ts";
import { enquiryTopics } from "@neroli/contract/enumerations/enquiries.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { api } from "../kernel/client.ts";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { useTableState } from "../kernel/table-state.ts";
import { formatTime } from "../language/dates.ts";
import { useT, words } from "../language/phrases.tsx";
import { DataTable } from "../ui/data-table.tsx";
import type { Column } from "../ui/data-table-types.ts";
import { NameCell } from "../ui/name-cell.tsx";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/enquiries-page";
import classes from "./enquiries-page.module.css";

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "enquiries.title");

type Query = z.input<(typeof enquiryEndpoints)["GET /enquiries"]["query"]>;
const filters = ["topic__eq", "words__icontains"];

/** What was written on the contact page; it is answered by mail. */
export default function EnquiriesPage() {
  const t = useT();
  const columns = useColumns();
  const state = useTableState({ filters, sort: "-created_at", size: 50 });
  // What nobody may type into the address is refused by the API.
  const query = state.query as Query;
  const found = useQuery({
    queryKey: ["enquiries", query],
    queryFn: ({ signal }) => api("GET /enquiries", { query, signal }),
    placeholderData: keepPreviousData,
  });
  const filtered = Object.keys(state.filters).length > 0;
  return (
    <WorkPage title={t("enquiries.title")} lead={t("enquiries.lead")}>
      <DataTable
        label={t("enquiries.title")}
        columns={columns}
        keyOf={({ id }) => id}
        rowLabel={({ name }) => name}
        list={state}
        found={found}
        empty={{ title: t(filtered ? "enquiries.none" : "enquiries.empty"), text: "" }}
      />
    </WorkPage>
  );
}

function useColumns(): readonly Column<Enquiry>[] {
  const t = useT();
  return [
    {
      key: "created_at",
      title: t("enquiries.received"),
      sort: "created_at",
      render: ({ created_at }) => <time dateTime={created_at}>{formatTime(created_at)}</time>,
    },
    {
      key: "from",
      title: t("enquiries.from"),
      render: ({ name, email, company }) => (
        <NameCell more={company}>
          {name} <a href={`mailto:${email}`}>{email}</a>
        </NameCell>
      ),
    },
    {
      key: "topic",
      title: t("enquiries.topic"),
      filter: {
        kind: "choice",
        name: "topic__eq",
        options: enquiryTopics.map((value) => ({
          value,
          label: words(t, "contact-topics", value),
        })),
      },
      render: ({ topic }) => words(t, "contact-topics", topic),
    },
    {
      key: "message",
      title: t("enquiries.message"),
      filter: { kind: "text", name: "words__icontains" },
      render: ({ message }) => <p className={classes.message}>{message}</p>,
    },
  ];
}
