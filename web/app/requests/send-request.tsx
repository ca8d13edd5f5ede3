import { links } from "@neroli/contract/access/links.ts";
import { idempotencyHeader } from "@neroli/contract/requests/idempotency.ts";
import type { NewRequest } from "@neroli/contract/requests/schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { api } from "../kernel/client.ts";
import { useT } from "../language/phrases.tsx";
import { hideToast, showToast } from "../ui/toast-list.ts";

const toast = "request";

type Sent = Awaited<ReturnType<typeof post>>;
const post = (body: NewRequest, key: string) =>
  api("POST /requests", { body, headers: { [idempotencyHeader]: key } });

/** Sends the form, with a notice that stays until it is known what became of it. */
export function useSendRequest(onDone: () => void) {
  const t = useT();
  const queries = useQueryClient();
  return {
    send: async (body: NewRequest, key: string) => {
      showToast({ id: toast, message: t("requests.form.sending"), loading: true });
      try {
        return await post(body, key);
      } catch (error) {
        hideToast(toast);
        throw error;
      }
    },
    sent: ({ requests }: Sent) => {
      const [first] = requests;
      showToast({
        id: toast,
        title: t("requests.form.sent", { count: requests.length }),
        message: first && <Link to={links.requests(first.key)}>{t("requests.form.sent.see")}</Link>,
      });
      void queries.invalidateQueries({ queryKey: ["requests"] });
      onDone();
    },
  };
}
