/** What stands in the place of a person who was erased. Nothing is ever delivered to .invalid. */
export const formerPerson = {
  firstname: "Former",
  lastname: "user",
  emailOf: (key: string) => `${key}@former.invalid`,
  /** Of a request's sender, whose form wants each of these. */
  contact: { full_name: "Former user", company: "–", department: "OTHER" },
} as const;
