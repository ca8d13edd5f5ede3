import { links } from "@neroli/contract/access/links.ts";
import { portalUserStatuses } from "@neroli/contract/enumerations/portals.ts";
import type { EventPerson, portalMemberEndpoints } from "@neroli/contract/portals/members.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { z } from "zod";
import { api } from "../kernel/client.ts";
import { isPlace, nameOf, placesKey } from "../kernel/places/change-place.ts";
import { PlaceActions } from "../kernel/places/place-actions.tsx";
import { useTableState } from "../kernel/table-state.ts";
import { formatDay } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { DataTable } from "../ui/data-table.tsx";
import type { Column } from "../ui/data-table-types.ts";
import { NameCell } from "../ui/name-cell.tsx";
import { InvitationActions } from "./invitation-actions.tsx";
import { InvitationFacts } from "./invitation-facts.tsx";

const choices = { status__eq: portalUserStatuses };

interface PeopleTableProps {
  /** What the table is called. */
  label: string;
  /** Every portal and exhibition where nothing is said. */
  event?: string | undefined;
  /** Whether those with rights are shown, or those without; all where nothing is said. */
  rights?: boolean;
}

/** Who is in a portal or exhibition, who waits for it and who is invited, with what can be done about it. */
export function PeopleTable({ label, event, rights }: PeopleTableProps) {
  const t = useT();
  const state = useTableState({
    filters: ["status__eq", "name__icontains"],
    choices,
    sort: "joined_at",
  });
  const query = {
    ...state.query,
    ...(event && { event__eq: event }),
    ...(rights !== undefined && { has_rights: String(rights) }),
  } as EventUsersQuery;
  const places = useQuery({
    queryKey: [placesKey, query],
    queryFn: ({ signal }) => api("GET /events/users", { query, signal }),
    placeholderData: keepPreviousData,
  });
  const filtered = Object.keys(state.filters).length > 0;
  return (
    <DataTable
      label={label}
      columns={useColumns({ across: event === undefined })}
      keyOf={({ event, user }) => `${event.key} ${user.key ?? user.email}`}
      rowLabel={nameOf}
      list={state}
      found={places}
      empty={{
        title: t(filtered ? "portals.people.empty" : "portals.people.none"),
        text: "",
        ...(filtered && {
          action: (
            <Button size="small" onClick={state.reset}>
              {t("portals.people.clear")}
            </Button>
          ),
        }),
      }}
    />
  );
}

type EventUsersQuery = z.input<(typeof portalMemberEndpoints)["GET /events/users"]["query"]>;

/** `across`: of several portals and exhibitions, each of which is named. */
function useColumns({ across }: { across: boolean }): Column<EventPerson>[] {
  const t = useT();
  return [
    {
      key: "name",
      title: t("portals.people.person"),
      sort: "name",
      filter: { kind: "text", name: "name__icontains" },
      render: (place) => (
        <NameCell
          more={
            <>
              {!place.invitation && <div>{place.user.email}</div>}
              {place.user.company && <div>{place.user.company}</div>}
              {place.invitation && <InvitationFacts invitation={place.invitation} />}
            </>
          }
        >
          {nameOf(place)}
        </NameCell>
      ),
    },
    ...(across ? [eventColumn(t("portals.people.event"))] : []),
    {
      key: "status",
      title: t("portals.people.status"),
      filter: {
        kind: "choice",
        name: "status__eq",
        options: portalUserStatuses.map((value) => ({
          value,
          label: t(`portals.status.${value}`),
        })),
      },
      render: ({ status }) => t(`portals.status.${status}`),
    },
    {
      key: "joined",
      title: t("portals.people.joined"),
      sort: "joined_at",
      hideBelow: "lg",
      render: ({ joined_at, invitation }) => (invitation ? "–" : formatDay(joined_at)),
    },
    {
      key: "actions",
      title: t("portals.people.rights"),
      render: (person) =>
        isPlace(person) ? <PlaceActions place={person} /> : <InvitationActions person={person} />,
    },
  ];
}

const eventColumn = (title: string): Column<EventPerson> => ({
  key: "event",
  title,
  render: ({ event }) => <Link to={links.portalPeople(event.key)}>{event.display_name}</Link>,
});
