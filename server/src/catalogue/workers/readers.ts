import type { IndexStep } from "@neroli/search/segment-owner.ts";
import type { IndexName } from "../indexed/index-names.ts";
import type { Question } from "./messages.ts";
import type { PortalScope } from "./portal-scope.ts";

/** The readers of the indexes, in threads of their own or in this one. */
export interface Readers {
  ask(index: IndexName, question: Question): Promise<unknown>;
  /** Takes a change to an index; every question after it sees the change. */
  follow(index: IndexName, step: IndexStep): void;
  /** Takes what a portal shows now; every question after it sees that. */
  portal(key: string, scope: PortalScope): void;
  stop(): Promise<void>;
}
