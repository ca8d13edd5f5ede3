import type { Talk } from "@neroli/contract/programme/schema.ts";

interface ProgrammeDay<One> {
  day: string;
  content: One[];
}

/** Talks, which come in the order of time, under their days. */
export function byDay<One extends Pick<Talk, "day">>(talks: readonly One[]): ProgrammeDay<One>[] {
  const days: ProgrammeDay<One>[] = [];
  for (const talk of talks) {
    const last = days.at(-1);
    if (last?.day === talk.day) last.content.push(talk);
    else days.push({ day: talk.day, content: [talk] });
  }
  return days;
}
