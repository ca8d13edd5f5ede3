import { tomorrow } from "./meetings/factory.ts";
import { type ForeignCall, hidden, open, type Params } from "./testing-foreign-call.ts";

const event: Params = (world) => ({ event: world.exhibition });
const talk: Params = (world) => ({ event: world.exhibition, talkId: world.talk });
const form = {
  ...{ title: "Emulsions without heat", description: "", speaker: "", company: null, room: "" },
  ...{ day: tomorrow(), from: "11:00", to: "11:45" },
};

/** Calls about the programme of an exhibition, which anybody reads and support keeps. */
export const foreignProgrammeCalls = {
  "GET /public/events/:event/programme": open(event),
  "GET /events/:event/talks": hidden(event),
  "POST /events/:event/talks": hidden(event, { body: form }),
  "PUT /events/:event/talks/:talkId": hidden(talk, { body: { ...form, version: 1 } }),
  "DELETE /events/:event/talks/:talkId": hidden(talk),
} satisfies Record<string, ForeignCall>;
