import { z } from "zod";

/** The version of an event's terms that somebody was shown, and accepts; the newest when left out. */
export const TermsVersion = z.int().min(1).optional();
