import { sql } from "kysely";
import { db } from "../kernel/db/db.ts";
import { createTalk } from "../programme/factory.ts";
import { publishedEvents } from "../published/portals.ts";

interface Talk {
  title: string;
  description: string;
  speaker: string;
  company_key: string | null;
  room: string;
  /** Of the exhibition, from 0. */
  day: number;
  starts: string;
  ends: string;
}

const hamburg: Talk[] = [
  {
    title: "What is new in raw materials from the north",
    description: "The organisers walk through forty launches of the fair in half an hour.",
    speaker: "Merle Tiedemann",
    ...{ company_key: null, room: "Forum, Halle A1" },
    ...{ day: 0, starts: "10:00", ends: "10:30" },
  },
  {
    title: "Retinal in water-based serums",
    description:
      "How encapsulated retinal stays stable for a year, and which packaging it needs. With samples.",
    speaker: "Dr. Annika Brandt",
    ...{ company_key: "velouria-actives", room: "Forum, Halle A1" },
    ...{ day: 0, starts: "11:00", ends: "11:45" },
  },
  {
    title: "Thickening surfactant systems without salt",
    description: "",
    speaker: "Jonas Quell",
    ...{ company_key: "quellhof-polymere", room: "Room 3" },
    ...{ day: 0, starts: "11:00", ends: "11:30" },
  },
  {
    title: "Preserving with less: challenge tests that failed, and why",
    description: "Five formulas, their results after 28 days, and what was changed.",
    speaker: "Dr. Ruth Kestrin",
    ...{ company_key: "kestrin-preservation", room: "Forum, Halle A1" },
    ...{ day: 1, starts: "10:00", ends: "11:00" },
  },
  {
    title: "Algae from harvest to INCI name",
    description: "",
    speaker: "Sindre Aas",
    ...{ company_key: "fjordalg-marine", room: "Room 3" },
    ...{ day: 1, starts: "14:00", ends: "14:45" },
  },
  {
    title: "Panel: claims that hold before the authorities",
    description: "Questions from the hall are welcome.",
    speaker: "",
    ...{ company_key: "epidermia-institut", room: "Forum, Halle A1" },
    ...{ day: 2, starts: "13:00", ends: "14:15" },
  },
];

const lyon: Talk[] = [
  {
    title: "Opening: formulating for skin that reacts",
    description: "Sensitive skin from the view of those who measure it.",
    speaker: "Prof. Claire Montagnier",
    ...{ company_key: null, room: "Amphithéâtre" },
    ...{ day: 0, starts: "09:30", ends: "10:30" },
  },
  {
    title: "At the bench: oleogels with plant waxes",
    description: "Twelve places; lab coats are provided.",
    speaker: "Hugo Lefebvre",
    ...{ company_key: "ceramont-waxes", room: "Lab 2" },
    ...{ day: 0, starts: "11:00", ends: "12:30" },
  },
  {
    title: "The microbiome in a jar: what can be proved",
    description: "",
    speaker: "Dr. Inès Carpentier",
    ...{ company_key: "petrichor-microbiologie", room: "Amphithéâtre" },
    ...{ day: 1, starts: "09:30", ends: "10:15" },
  },
];

const programmes = {
  "nord-ingredients-hamburg": hamburg,
  "formulation-days-lyon": lyon,
};

/** The talks of both exhibitions, on their days. */
export async function seedProgramme(): Promise<void> {
  for (const [event_key, talks] of Object.entries(programmes)) {
    const { rows: days } = await sql<{ day: string }>`
      select day::date::text as day from ${publishedEvents()}
      cross join lateral generate_series(starts_on, ends_on, interval '1 day') as day
      where events.key = ${event_key} order by day`.execute(db());
    for (const { day, ...talk } of talks) {
      const at = days[day];
      if (at) await createTalk({ ...talk, event_key, day: at.day });
    }
  }
}
