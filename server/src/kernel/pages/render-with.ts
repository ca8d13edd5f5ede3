import type {
  PageHandler,
  PageServices,
  RenderedPage,
} from "@neroli/contract/portals/page-services.ts";
import type { ApiAnswer, ApiCall, PageQuestion } from "./messages.ts";

/** What makes pages. */
export interface Renderer {
  render(question: PageQuestion): Promise<RenderedPage>;
  stop(): Promise<void>;
}

/** Answers what pages read of the API. */
export type CallApi = (call: ApiCall) => Promise<ApiAnswer>;

/** Makes a page, in the thread that calls it. */
export function renderWith(
  handlePage: PageHandler,
  { url, method, headers, host, place }: PageQuestion,
  callApi: CallApi,
): Promise<RenderedPage> {
  const apiFetch: PageServices["apiFetch"] = async (address, options) => {
    const { pathname, search } = new URL(address);
    const sent = Object.fromEntries(new Headers(options.headers));
    const { status, type, body } = await callApi({ url: pathname + search, headers: sent, host });
    return new Response(body, { status, headers: { "content-type": type } });
  };
  return handlePage(new Request(url, { method, headers }), { ...place, apiFetch });
}
