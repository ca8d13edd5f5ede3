interface DemoNote {
  /** Place among the requests of the demonstration, from 0. */
  request: number;
  author: string;
  /** Who sees to it now, named by the author. */
  assignee: string;
  /** `@` stands before the whole name of whom it is meant for. */
  body: string;
  mentions: string;
  daysAgo: number;
}

/** What people of a supplier of actives say to one another about requests. */
export const demoNotes: readonly DemoNote[] = [
  {
    request: 0,
    author: "manager",
    assignee: "user",
    body: "@Noémie Lacroix the safety data sheet of this lot has to go with the sample, please.",
    mentions: "user",
    daysAgo: 5,
  },
  {
    request: 1,
    author: "editor",
    assignee: "manager",
    body: "@Élodie Marchetti they paid within ten days last year; we can go down to the price of 500 kg.",
    mentions: "manager",
    daysAgo: 1,
  },
];

/** What the same people answer often. */
export const demoAnswers = [
  {
    name: "Sample is on its way",
    body: "Dear {{contact_name}},\n\nthank you for asking. Your sample of {{product}} leaves Orléans with the next courier; certificate of analysis and safety data sheet come with it.\n\nKind regards\n{{my_name}}",
  },
  {
    name: "When do you start?",
    body: "Dear {{contact_name}},\n\nso that we can plan for {{company}}: how much {{product}} do you need for the first batch, and does {{needed_by}} still hold?\n\nKind regards\n{{my_name}}",
  },
] as const;
