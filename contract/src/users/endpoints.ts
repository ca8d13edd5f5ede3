import { z } from "zod";
import { roles } from "../access/roles.ts";
import { permissionKeys, permissionLevels } from "../access/table.ts";
import type { Endpoints } from "../kernel/endpoint.ts";
import { languages } from "../kernel/language.ts";
import { Key } from "../kernel/values.ts";
import { CompanyReference } from "../products/schema.ts";
import { departments, titles, userStatuses } from "./enumerations.ts";

/** The signed-in user, as the session needs it: the session is authenticated once it is loaded. */
export const Profile = z.object({
  key: Key,
  title: z.enum(titles).nullable(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  roles: z.array(z.enum(roles)),
  permissions: z.partialRecord(z.enum(permissionKeys), z.enum(permissionLevels)),
  status: z.enum(userStatuses),
  department: z.enum(departments).nullable(),
  language: z.enum(languages).nullable(),
  company: CompanyReference.extend({ type: z.string() }).nullable(),
  /** VERIFIED, enabled, of a verified company: may request and download. */
  vetted: z.boolean(),
  /** Of the internal staging company (spec 2: no Invite button). */
  staging: z.boolean(),
});
export type Profile = z.infer<typeof Profile>;

export const userEndpoints = {
  "GET /users/profile": {
    access: "signed-in",
    summary: "The signed-in user.",
    response: Profile,
  },
} satisfies Endpoints;
