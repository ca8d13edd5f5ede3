import type { Notification } from "@neroli/contract/notifications/schema.ts";
import { notificationSentence } from "@neroli/contract/notifications/sentence.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { sayAny, type Translate, useT } from "../language/phrases.tsx";
import { showToast } from "../ui/toast-list.ts";

/** Polling everywhere (spec 9); a focused window asks at once. */
const refetchInterval = 120_000;
/** The bell fetches this many to count what is unread (spec 9). */
const fetchSize = 101;

export function useUnread() {
  return useQuery({
    queryKey: ["notifications", "unread"],
    queryFn: ({ signal }) =>
      api("GET /notifications", {
        query: { sort: "-triggered_at", size: String(fetchSize), read__eq: "false" },
        signal,
      }),
    refetchInterval,
    refetchOnWindowFocus: "always",
  });
}

export function useNotifications(page: number) {
  return useQuery({
    queryKey: ["notifications", "page", page],
    queryFn: ({ signal }) =>
      api("GET /notifications", {
        query: { sort: "-triggered_at", size: "20", page: String(page) },
        signal,
      }),
    refetchInterval,
    refetchOnWindowFocus: "always",
  });
}

function useMark<Input>(command: (input: Input) => Promise<unknown>, failed: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: command,
    onSuccess: () => queries.invalidateQueries({ queryKey: ["notifications"] }),
    onError: () => {
      showToast({ danger: true, message: failed });
    },
  });
}

export function useMarkAll() {
  const t = useT();
  return useMark<void>(() => api("POST /notifications/read-all"), t("notifications.failed-all"));
}

export function useMarkOne() {
  const t = useT();
  return useMark<string>(
    (id) => api("POST /notifications/:id/read", { params: { id } }),
    t("notifications.failed-one"),
  );
}

export function sentenceOf(t: Translate, notification: Notification): string {
  const { key, values } = notificationSentence(notification);
  return sayAny(t, key, values);
}
