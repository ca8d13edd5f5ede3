import { enquiryEndpoints } from "@neroli/contract/enquiries/endpoints.ts";
import { routes } from "../kernel/http/routes.ts";
import { sendEnquiry } from "./commands/send-enquiry.ts";
import { presentEnquiry } from "./present.ts";
import { listEnquiries } from "./queries/list-enquiries.ts";

export const enquiryRoutes = routes(enquiryEndpoints, {
  "PUT /enquiries/:enquiryId": async ({ actor, params, body }) => {
    await sendEnquiry(actor, { id: params.enquiryId, form: body });
    return {};
  },

  "GET /enquiries": async ({ query }) => {
    const page = await listEnquiries(query);
    return { ...page, content: page.content.map(presentEnquiry) };
  },
});
