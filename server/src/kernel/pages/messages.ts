import type { PagePlace } from "@neroli/contract/portals/page-services.ts";

/** A page that is asked of a thread. */
export interface PageQuestion {
  url: string;
  method: string;
  headers: Record<string, string>;
  /** The portal's host that the page is asked at: what it reads of the API is asked there, too. */
  host: string | null;
  place: PagePlace;
}

export interface ApiCall {
  /** The path and what is behind it. */
  url: string;
  headers: Record<string, string>;
  host: string | null;
}

export interface ApiAnswer {
  status: number;
  /** The media type of the body. */
  type: string;
  body: string;
}

/** What a thread of pages says beside its answers. */
export type FromPageThread =
  | { kind: "call"; call: number; asked: ApiCall }
  /** Past the log; `said` are texts and errors. */
  | { kind: "said"; level: "error" | "warn" | "info"; said: readonly unknown[] };

/** What it is told beside what it is asked. */
export type ToPageThread =
  | { kind: "answer"; call: number; answer: ApiAnswer }
  | { kind: "failure"; call: number; message: string };
