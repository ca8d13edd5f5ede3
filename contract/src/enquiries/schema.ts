import { z } from "zod";
import { enquiryTopics } from "../enumerations/enquiries.ts";
import { Email, Instant, line, text } from "../kernel/values.ts";

const longestEnquiry = 5_000;

/** 128 bits by chance, as 32 hexadecimal digits in five groups. */
export const EnquiryId = z.guid();

/** What is written to support on the contact page. */
export const NewEnquiry = z.strictObject({
  topic: z.enum(enquiryTopics),
  name: line(120),
  email: Email,
  company: text(160).default(""),
  message: text(longestEnquiry).min(1),
  website: text(300)
    .default("")
    .describe("a field that people do not see: what is sent with it filled in is dropped"),
});
export type NewEnquiry = z.output<typeof NewEnquiry>;

export const Enquiry = z.object({
  id: EnquiryId,
  topic: z.enum(enquiryTopics),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  message: z.string(),
  created_at: Instant,
});
export type Enquiry = z.infer<typeof Enquiry>;
