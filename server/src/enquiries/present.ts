import type { Enquiry } from "@neroli/contract/enquiries/schema.ts";
import type { EnquiryRow } from "./queries/list-enquiries.ts";

export const presentEnquiry = ({ created_at, language: _, ...row }: EnquiryRow): Enquiry => ({
  ...row,
  created_at: created_at.toISOString(),
});
