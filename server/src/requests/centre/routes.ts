import { requestCentreEndpoints } from "@neroli/contract/requests/centre-endpoints.ts";
import { usualHours } from "@neroli/contract/requests/response-times.ts";
import { routes } from "../../kernel/http/routes.ts";
import { assignRequest } from "../commands/assign-request.ts";
import {
  changeTemplate,
  createTemplate,
  removeTemplate,
} from "../commands/change-answer-templates.ts";
import { changeSeveral } from "../commands/change-several.ts";
import { deleteView, listViews, saveView } from "../commands/change-views.ts";
import { closeRequest } from "../commands/close-request.ts";
import { exportRequests } from "../files/export-requests.ts";
import { countFolders } from "../queries/count-folders.ts";
import { getResponseTimes } from "../queries/get-response-times.ts";
import { listAnswerTemplates } from "../queries/list-answer-templates.ts";
import { listCounterparties, listTeam } from "../queries/read-centre.ts";

export const requestCentreRoutes = routes(requestCentreEndpoints, {
  "GET /requests/folders": async ({ actor }) => ({ unread: await countFolders(actor) }),

  "GET /requests/counterparties": async ({ actor }) => ({
    content: await listCounterparties(actor),
  }),

  "GET /requests/team": async ({ actor }) => ({ content: await listTeam(actor) }),

  "GET /requests/response-times": async ({ actor }) => {
    const times = await getResponseTimes(actor);
    return { times, answers_within_hours: usualHours(times.ANSWER) };
  },

  "GET /requests/export": (call) => exportRequests(call, call.query),

  "POST /requests/assign": ({ actor, language, body: { requests, assignee } }) =>
    changeSeveral({
      requests,
      language,
      change: (request_key) => assignRequest(actor, { request_key, assignee }),
    }),

  "POST /requests/close": ({ actor, language, body: { requests } }) =>
    changeSeveral({ requests, language, change: (key) => closeRequest(actor, key) }),

  "GET /requests/views": async ({ actor }) => ({ content: await listViews(actor) }),

  "POST /requests/views": ({ actor, body }) => saveView(actor, body),

  "DELETE /requests/views/:viewId": async ({ actor, params }) => {
    await deleteView(actor, params.viewId);
    return {};
  },

  "GET /answer-templates": async ({ actor }) => ({ content: await listAnswerTemplates(actor) }),

  "POST /answer-templates": ({ actor, body }) => createTemplate(actor, body),

  "PUT /answer-templates/:templateKey": ({ actor, params, body }) =>
    changeTemplate(actor, { key: params.templateKey, ...body }),

  "DELETE /answer-templates/:templateKey": async ({ actor, params }) => {
    await removeTemplate(actor, params.templateKey);
    return {};
  },
});
