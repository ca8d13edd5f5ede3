import type { Readable } from "node:stream";
import type { Endpoint, Endpoints } from "@neroli/contract/access/endpoint.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import type { z } from "zod";
import type { Actor, SignedInActor } from "../actor.ts";
import type { ByteRange } from "../assets/store.ts";
import type { Upload } from "./upload.ts";

type Part<E extends Endpoint, K extends "params" | "query" | "body"> = E[K] extends z.ZodType
  ? z.output<E[K]>
  : undefined;

/** An answer of bytes; `inline` shows it in the browser (pictures and PDF only). */
export interface FileAnswer {
  stream: Readable;
  media_type: string;
  /** Bytes; left out where they are made while they are sent. */
  size?: number;
  /** Set where a part may be asked for (byte-range.ts); null when all of it was. */
  range?: ByteRange | null;
  name: string;
  inline: boolean;
  /** Seconds that any cache may keep it; private and unkept when left out. */
  public_for?: number;
}

/** An answer that goes on: events as text (WHATWG, server-sent events), until the stream ends. */
export interface EventsAnswer {
  events: Readable;
}

/** The call that a handler is given: validated input, and an actor who may call (register.ts). */
export interface Call<E extends Endpoint> {
  actor: E["access"] extends "public" ? Actor : SignedInActor;
  params: Part<E, "params">;
  query: Part<E, "query">;
  body: Part<E, "body">;
  /** The file, at endpoints that take one. */
  upload: E["upload"] extends z.ZodType ? Upload<z.output<E["upload"]>> : undefined;
  headers: Record<string, string | string[] | undefined>;
  language: Language;
}

/** Answers what the contract's response takes in, or throws an AppError. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<AnswerOf<E>>;

type AnswerOf<E extends Endpoint> = E["answers"] extends "file"
  ? FileAnswer
  : E["answers"] extends "events"
    ? EventsAnswer
    : z.input<E["response"]>;

export type Handlers<E extends Endpoints> = {
  [K in keyof E & string]: E[K] extends Endpoint ? Handler<E[K]> : never;
};

/** A capability's part of the API. */
export interface Routes<E extends Endpoints = Endpoints> {
  endpoints: E;
  handlers: Record<string, Handler<Endpoint>>;
}

/** Binds a capability's endpoints to their handlers; one that is missing does not compile. */
export function routes<const E extends Endpoints>(endpoints: E, handlers: Handlers<E>): Routes<E> {
  return { endpoints, handlers: handlers as unknown as Routes["handlers"] };
}
