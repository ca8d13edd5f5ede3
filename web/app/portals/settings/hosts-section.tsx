import type { PortalHost } from "@neroli/contract/portals/hosts.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../kernel/client.ts";
import { ConfirmAction } from "../../kernel/confirm-action.tsx";
import { QueryStates } from "../../kernel/query-states.tsx";
import { tellDone, tellFailure } from "../../kernel/toast.tsx";
import { formatDay, formatTime } from "../../language/dates.ts";
import { useT } from "../../language/phrases.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/card.tsx";
import { Facts } from "../../ui/facts.tsx";
import layout from "../../ui/layout.module.css";
import { Skeleton } from "../../ui/states.tsx";
import { hostsKey } from "./hosts-key.ts";
import { NewHostDialog } from "./new-host-dialog.tsx";

const tones = { WAITING: "warning", PROVEN: "good", FAILING: "warning", LOST: "bad" } as const;

/** The portal's own host names: which are proven, and what the others need in their DNS. */
export function HostsSection({ portal }: { portal: string }) {
  const t = useT();
  const [adding, setAdding] = useState(false);
  const hosts = useQuery({
    queryKey: hostsKey(portal),
    queryFn: ({ signal }) => api("GET /portals/:portal/hosts", { params: { portal }, signal }),
  });
  return (
    <section className={layout.stack} aria-labelledby="portal-hosts">
      <h2 id="portal-hosts">{t("portal-hosts.title")}</h2>
      <p className={layout.text}>{t("portal-hosts.text")}</p>
      <QueryStates query={hosts} loading={<Skeleton height={60} />}>
        {(found) =>
          found.hosts.length === 0 ? (
            <p className={layout.soft}>{t("portal-hosts.none")}</p>
          ) : (
            <ul className={`${layout.list} ${layout.stack}`}>
              {found.hosts.map((host) => (
                <li key={host.host} className={layout.close}>
                  <Host portal={portal} host={host} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
      <div>
        <Button onClick={() => setAdding(true)}>{t("portal-hosts.add")}</Button>
      </div>
      {adding && <NewHostDialog portal={portal} onClose={() => setAdding(false)} />}
    </section>
  );
}

interface HostProps {
  portal: string;
  host: PortalHost;
}

function Host({ portal, host }: HostProps) {
  const t = useT();
  const [removing, setRemoving] = useState(false);
  const check = useCheck(portal, host.host);
  const about = (action: string) => `${action}: ${host.host}`;
  return (
    <>
      <div className={layout.line}>
        {host.state === "PROVEN" || host.state === "FAILING" ? (
          <a href={host.address}>{host.host}</a>
        ) : (
          <strong>{host.host}</strong>
        )}
        <Badge tone={tones[host.state]}>{t(`portal-hosts.state.${host.state}`)}</Badge>
        {host.checked_at && (
          <span className={layout.soft}>
            {t("portal-hosts.checked", { time: formatTime(host.checked_at) })}
          </span>
        )}
      </div>
      {host.fault && <p className={layout.text}>{t(`portal-hosts.fault.${host.fault}`)}</p>}
      {host.ends_at && (
        <Note tone="warning">{t("portal-hosts.ends", { day: formatDay(host.ends_at) })}</Note>
      )}
      {host.state !== "PROVEN" && <Records host={host} />}
      <div className={layout.line}>
        <Button
          size="small"
          aria-label={about(t("portal-hosts.check"))}
          loading={check.isPending}
          onClick={() => check.mutate()}
        >
          {t("portal-hosts.check")}
        </Button>
        <Button
          size="small"
          aria-label={about(t("portal-hosts.remove"))}
          onClick={() => setRemoving(true)}
        >
          {t("portal-hosts.remove")}
        </Button>
      </div>
      {removing && (
        <ConfirmAction
          title={about(t("portal-hosts.remove"))}
          text={t("portal-hosts.remove.sure", { host: host.host })}
          confirm={t("portal-hosts.remove")}
          action={() =>
            api("DELETE /portals/:portal/hosts/:host", { params: { portal, host: host.host } })
          }
          done={t("portal-hosts.removed", { host: host.host })}
          reread={["portal-hosts"]}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  );
}

/** What has to stand in the DNS of the host, to be copied from here. */
function Records({ host: { host, record, points_to } }: { host: PortalHost }) {
  const t = useT();
  return (
    <>
      <p className={layout.soft}>{t("portal-hosts.records")}</p>
      <Facts
        lines
        facts={[
          { name: "TXT", value: <Copied text={record.name} /> },
          { name: t("portal-hosts.value"), value: <Copied text={record.value} /> },
          {
            name: "CNAME",
            value: (
              <>
                <code>{host}</code> → <Copied text={points_to} />
              </>
            ),
          },
        ]}
      />
    </>
  );
}

function Copied({ text }: { text: string }) {
  const t = useT();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => tellDone(t("portal-hosts.copied")),
      (error) => tellFailure(error, t),
    );
  return (
    <span className={layout.line}>
      <code>{text}</code>
      <Button size="small" aria-label={`${t("portal-hosts.copy")}: ${text}`} onClick={copy}>
        {t("portal-hosts.copy")}
      </Button>
    </span>
  );
}

function useCheck(portal: string, host: string) {
  const t = useT();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api("POST /portals/:portal/hosts/:host/check", { params: { portal, host } }),
    onSuccess: ({ state }) => {
      if (state === "PROVEN") tellDone(t("portal-hosts.proven", { host }));
    },
    onError: (error) => tellFailure(error, t),
    onSettled: () => queries.invalidateQueries({ queryKey: hostsKey(portal) }),
  });
}
