import { requestEndpoints } from "@neroli/contract/requests/endpoints.ts";
import { openAsset } from "../kernel/assets/assets.ts";
import { routes } from "../kernel/http/routes.ts";
import { assignRequest } from "./commands/assign-request.ts";
import { attachFile } from "./commands/attach-file.ts";
import { cancelRequest } from "./commands/cancel-request.ts";
import { closeRequest } from "./commands/close-request.ts";
import { createRequests } from "./commands/create-requests.ts";
import { openRequest } from "./commands/open-request.ts";
import { rejectRequest } from "./commands/reject-request.ts";
import { removeAttachment } from "./commands/remove-attachment.ts";
import { reopenRequest } from "./commands/reopen-request.ts";
import { writeMessage } from "./commands/write-message.ts";
import { writeNote } from "./commands/write-note.ts";
import { presentAttachment, presentRequest, presentSummary } from "./present.ts";
import { findPrefill } from "./queries/find-prefill.ts";
import { getAttachment } from "./queries/get-attachment.ts";
import { getColleagues, getRequest } from "./queries/get-request.ts";
import { listRequests, listRequestsOfForm } from "./queries/list-requests.ts";

export const requestRoutes = routes(requestEndpoints, {
  "GET /requests": async ({ actor, query }) => {
    const page = await listRequests(actor, query);
    return { ...page, content: page.content.map((row) => presentSummary(actor, row)) };
  },

  "GET /requests/prefill": ({ actor, query }) => findPrefill(actor, query.type),

  "POST /requests": async ({ actor, body }) => {
    const made = await listRequestsOfForm(actor, await createRequests(actor, body));
    return { requests: made.map((row) => presentSummary(actor, row)) };
  },

  "GET /requests/:requestKey": async (call) =>
    presentRequest(call, await getRequest(call.actor, call.params.requestKey)),

  "POST /requests/:requestKey/open": async (call) => {
    await openRequest(call.actor, call.params.requestKey);
    return presentRequest(call, await getRequest(call.actor, call.params.requestKey));
  },

  "POST /requests/:requestKey/messages": async (call) => {
    await writeMessage(call.actor, { request_key: call.params.requestKey, ...call.body });
    return presentRequest(call, await getRequest(call.actor, call.params.requestKey));
  },

  "POST /requests/:requestKey/notes": async (call) => {
    await writeNote(call.actor, { request_key: call.params.requestKey, ...call.body });
    return presentRequest(call, await getRequest(call.actor, call.params.requestKey));
  },

  "GET /requests/:requestKey/colleagues": async ({ actor, params }) => ({
    content: await getColleagues(actor, params.requestKey),
  }),

  "POST /requests/:requestKey/assign": async (call) => {
    await assignRequest(call.actor, { request_key: call.params.requestKey, ...call.body });
    return presentRequest(call, await getRequest(call.actor, call.params.requestKey));
  },

  "POST /requests/:requestKey/attachments": async ({ actor, params, upload }) => {
    const { requestKey: request_key } = params;
    const { name, content } = upload;
    const id = await attachFile(actor, { request_key, name, content });
    return presentAttachment(await getAttachment(actor, { request_key, id }));
  },

  "DELETE /requests/:requestKey/attachments/:id": async ({ actor, params }) => {
    await removeAttachment(actor, { request_key: params.requestKey, id: params.id });
    return {};
  },

  "GET /requests/:requestKey/attachments/:id/download": async ({ actor, params }) => {
    const { requestKey: request_key, id } = params;
    const attachment = await getAttachment(actor, { request_key, id });
    const { name, size, media_type, storage_key } = attachment;
    return { stream: await openAsset(storage_key), media_type, size, name, inline: false };
  },

  "POST /requests/:requestKey/close": async (call) => {
    await closeRequest(call.actor, call.params.requestKey);
    return presentRequest(call, await getRequest(call.actor, call.params.requestKey));
  },

  "POST /requests/:requestKey/cancel": async (call) => {
    await cancelRequest(call.actor, call.params.requestKey);
    return presentRequest(call, await getRequest(call.actor, call.params.requestKey));
  },

  "POST /requests/:requestKey/reject": async (call) => {
    await rejectRequest(call.actor, { request_key: call.params.requestKey, ...call.body });
    return presentRequest(call, await getRequest(call.actor, call.params.requestKey));
  },

  "POST /requests/:requestKey/reopen": async (call) => {
    await reopenRequest(call.actor, call.params.requestKey);
    return presentRequest(call, await getRequest(call.actor, call.params.requestKey));
  },
});
