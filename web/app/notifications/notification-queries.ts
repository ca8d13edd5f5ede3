import type { Notification } from "@neroli/contract/notifications/schema.ts";
import { notificationSentence } from "@neroli/contract/notifications/sentence.ts";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { sayAny, useLanguage, useT } from "../language/phrases.tsx";
import { showToast } from "../ui/toast-list.ts";

/** Polling everywhere (spec 9); a focused window asks at once. */
const refetchInterval = 120_000;
/** The bell fetches this many to count what is unread (spec 9). */
const fetchSize = 101;

export function useNotifications(query: Record<string, string>) {
  return useQuery({
    queryKey: ["notifications", query],
    queryFn: ({ signal }) => api("GET /notifications", { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval,
    refetchOnWindowFocus: "always",
  });
}

export const useUnread = () =>
  useNotifications({ sort: "-triggered_at", size: String(fetchSize), read__eq: "false" });

function useMarking<Input>(command: (input: Input) => Promise<unknown>, failed: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: command,
    onSuccess: () => queries.invalidateQueries({ queryKey: ["notifications"] }),
    onError: () => void showToast({ danger: true, message: failed }),
  });
}

export function useMarkAllRead() {
  const t = useT();
  return useMarking<void>(() => api("POST /notifications/read-all"), t("notifications.failed-all"));
}

/** Takes the key of the notification. */
export function useMarkRead() {
  const t = useT();
  return useMarking<string>(
    (id) => api("POST /notifications/:id/read", { params: { id } }),
    t("notifications.failed-one"),
  );
}

/** What a notification says, in the reader's words. */
export function useSayNotification() {
  const t = useT();
  const language = useLanguage();
  return (notification: Notification): string => {
    const { key, values } = notificationSentence(notification, language);
    return sayAny(t, key, values);
  };
}
