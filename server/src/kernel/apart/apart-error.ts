/** Why work in a process of its own has not come to its end. */
export type ApartEnd = "memory" | "time" | "ended";

/** The process of the work took more than it may have and was ended, or ended by itself. */
export class ApartEnded extends Error {
  readonly why: ApartEnd;

  constructor(why: ApartEnd, said: string) {
    super(`the process of its own ${told[why]}${said && `: ${said}`}`);
    this.name = "ApartEnded";
    this.why = why;
  }
}

const told: Record<ApartEnd, string> = {
  memory: "took more memory than it may have",
  time: "took more time than it may have",
  ended: "ended before its work",
};

/** What the work itself threw: the name of its error and the properties that it had there. */
export class ThrownApart extends Error {
  readonly thrown: { name: string; [property: string]: unknown };

  constructor({ message, stack, ...thrown }: ThrownMessage) {
    super(message);
    this.thrown = thrown;
    if (stack) this.stack = stack;
  }
}

/** An error on its way from one process to the other. */
export interface ThrownMessage {
  name: string;
  message: string;
  stack?: string | undefined;
  [property: string]: unknown;
}
