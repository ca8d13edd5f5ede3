import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { Key } from "../kernel/values.ts";
import { KeptProgramme, KeptTalk, NewTalk, Programme, TalkForm } from "./schema.ts";

const params = z.object({ event: Key });
const talkParams = z.object({ event: Key, talkId: z.uuid() });
const access = "signed-in";
const keepers = "for support, and for who manages the content of the exhibition";
const refusals = ["programme.not-that-day", "programme.room-taken"] as const;

export const programmeEndpoints = {
  "GET /public/events/:event/programme": {
    access: "public",
    summary: "The talks of an exhibition, in the order of time.",
    params,
    response: Programme,
  },
  "GET /events/:event/talks": {
    access,
    summary: `The same as it is kept, while the exhibition is disabled, too: ${keepers}.`,
    params,
    response: KeptProgramme,
  },
  "POST /events/:event/talks": {
    access,
    repeats: "once",
    summary: `Put a talk into the programme: ${keepers}.`,
    params,
    form: "programme/new-talk",
    body: NewTalk,
    response: KeptTalk,
    errors: [...refusals, "programme.full"],
    audit: "event.talk-added",
  },
  "PUT /events/:event/talks/:talkId": {
    access,
    summary: `Change a talk: ${keepers}.`,
    params: talkParams,
    form: "programme/talk",
    body: TalkForm,
    response: KeptTalk,
    errors: [...refusals, "conflict"],
    audit: "event.talk-changed",
  },
  "DELETE /events/:event/talks/:talkId": {
    access,
    summary: `Take a talk out of the programme: ${keepers}.`,
    params: talkParams,
    response: z.object({}),
    audit: "event.talk-removed",
  },
} satisfies Endpoints;
