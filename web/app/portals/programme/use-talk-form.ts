import { newTalk } from "@neroli/contract/programme/forms/new-talk.gen.ts";
import { talk as changedTalk } from "@neroli/contract/programme/forms/talk.gen.ts";
import type { KeptTalk } from "@neroli/contract/programme/schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api, hasCode } from "../../kernel/client.ts";
import type { PickedCompany } from "../../kernel/company-picker.tsx";
import { useEntryForm } from "../../kernel/forms/use-entry-form.ts";
import { tellDone } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";
import { findTalk, programmeKey } from "./programme-queries.ts";

export interface TalkValues {
  title: string;
  description: string;
  speaker: string;
  company: PickedCompany | null;
  room: string;
  day: string;
  from: string;
  to: string;
}

interface TalkFormOptions {
  event: string;
  /** Null makes a new one. */
  talk: KeptTalk | null;
  /** On which a new one is. */
  day: string;
  onDone: () => void;
}

/** The form of a talk, or of a new one where there is none yet. */
export function useTalkForm({ event, talk, day, onDone }: TalkFormOptions) {
  const t = useT();
  const queries = useQueryClient();
  const fresh: TalkValues = {
    ...{ title: "", description: "", speaker: "", company: null, room: "" },
    ...{ day, from: "10:00", to: "10:45" },
  };
  return useEntryForm({
    constraints: talk ? changedTalk : newTalk,
    base: talk,
    valuesOf: (base): TalkValues => {
      if (!base) return fresh;
      const { title, description, speaker, company, room, day: on, from, to } = base;
      return { title, description, speaker, company, room, day: on, from, to };
    },
    toBody: ({ company, ...values }, base) => ({
      ...values,
      company: company?.key ?? null,
      ...(base && { version: base.version }),
    }),
    send: (body, { base, key }) =>
      base
        ? api("PUT /events/:event/talks/:talkId", {
            params: { event, talkId: base.key },
            body: { ...body, version: base.version },
          })
        : api("POST /events/:event/talks", { params: { event }, body, key }),
    onSent: ({ title }) => {
      void queries.invalidateQueries({ queryKey: [programmeKey] });
      tellDone(t(talk ? "programme.saved" : "programme.added", { title }));
      onDone();
    },
    theirsOf: async (error, base) =>
      base && hasCode(error, "conflict") ? await findTalk(event, base.key) : null,
    draft: (base) => ({ key: base ? `talk.${base.key}.${base.version}` : `talk.new.${event}` }),
  });
}
