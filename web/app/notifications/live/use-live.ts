import type { PageOf } from "@neroli/contract/kernel/list.ts";
import type { Notification } from "@neroli/contract/notifications/schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { FollowedNews } from "./follow-news.ts";

/**
 * Beside the polling: what is new is asked for when the server tells of it, and what was read in one
 * tab is read in all. The code comes after the first paint; without it polling goes on.
 */
export function useLive(person: string | undefined, unread: PageOf<Notification> | undefined) {
  const queries = useQueryClient();
  const followed = useRef<FollowedNews>(undefined);
  const shown = unread && signOf(unread);
  const latest = useRef(shown);
  latest.current = shown;

  useEffect(() => {
    if (person === undefined) return;
    let ended = false;
    const reread = (key: string) => void queries.invalidateQueries({ queryKey: [key] });
    const start = async () => {
      const { followNews } = await import("./follow-news.ts");
      if (ended) return;
      followed.current = followNews(person, {
        news() {
          reread("notifications");
          reread("requests");
        },
        unread: () => reread("notifications"),
      });
      if (latest.current !== undefined) followed.current.show(latest.current);
    };
    start().catch(() => {});
    return () => {
      ended = true;
      followed.current?.stop();
      followed.current = undefined;
    };
  }, [person, queries]);

  useEffect(() => {
    if (shown !== undefined) followed.current?.show(shown);
  }, [shown]);
}

const signOf = ({ content, total_elements }: PageOf<Notification>) =>
  `${total_elements} ${content.map(({ key }) => key).join()}`;
