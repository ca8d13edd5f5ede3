import type { AccountDetail } from "@neroli/contract/users/administration.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../kernel/client.ts";
import { Picker } from "../../kernel/picker.tsx";
import { isPlace, placesKey } from "../../kernel/places/change-place.ts";
import { PlaceActions } from "../../kernel/places/place-actions.tsx";
import { QueryStates } from "../../kernel/query-states.tsx";
import { tellDone, tellFailure } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";
import layout from "../../ui/layout.module.css";
import { NameCell } from "../../ui/name-cell.tsx";
import { Row, RowList } from "../../ui/row-list.tsx";
import { Skeleton } from "../../ui/states.tsx";
import { nameOf } from "./account-actions.tsx";

/** The person's places in portals and exhibitions with the rights there, and a way to another one. */
export function Places({ account }: { account: AccountDetail }) {
  const t = useT();
  const query = { user__eq: account.key, size: "300" };
  const places = useQuery({
    queryKey: [placesKey, query],
    queryFn: ({ signal }) => api("GET /events/users", { query, signal }),
  });
  return (
    <section>
      <h3>{t("users-admin.panel.portals")}</h3>
      <QueryStates query={places} loading={<Skeleton height={56} />}>
        {({ content: people }) => {
          const content = people.filter(isPlace);
          return (
            <>
              {content.length > 0 && (
                <RowList label={t("users-admin.panel.portals")}>
                  {content.map((place) => (
                    <Row key={place.event.key}>
                      <NameCell more={t(`portals.status.${place.status}`)}>
                        {place.event.display_name}
                      </NameCell>
                      <PlaceActions place={place} />
                    </Row>
                  ))}
                </RowList>
              )}
              <NewPlace
                key={content.length}
                account={account}
                taken={content.map(({ event }) => event.key)}
              />
            </>
          );
        }}
      </QueryStates>
    </section>
  );
}

interface Event {
  key: string;
  display_name: string;
}

function NewPlace({ account, taken }: { account: AccountDetail; taken: readonly string[] }) {
  const t = useT();
  const queries = useQueryClient();
  const name = nameOf(account);
  const { mutate } = useMutation({
    mutationFn: ({ key }: Event) =>
      api("PATCH /events/:event/users/:userKey", {
        params: { event: key, userKey: account.key },
        body: { status: "VERIFIED" },
      }),
    onSuccess: (_, { display_name }) =>
      tellDone(t("portals.said.approved", { name, event: display_name })),
    onError: (error) => tellFailure(error, t),
    onSettled: () => queries.invalidateQueries({ queryKey: [placesKey] }),
  });
  return (
    <Picker<Event>
      className={layout.narrow}
      label={t("portals.add")}
      placeholder={t("portals.people.event")}
      none={t("portals.add.none")}
      queryKey={["events", "picker", ...taken]}
      find={async (words, signal) => {
        const query = words ? { display_name__icontains: words } : {};
        const { content } = await api("GET /events", { query, signal });
        return content.filter(({ key }) => !taken.includes(key));
      }}
      keyOf={({ key }) => key}
      nameOf={({ display_name }) => display_name}
      value={null}
      onChange={(event) => event && mutate(event)}
    />
  );
}
