import type { Job } from "../kernel/jobs/jobs.ts";
import type { PersonalRegister } from "../kernel/personal-data/register.ts";
import { eraseDue } from "./commands/erase-person.ts";

/** Erases the accounts whose days are over, of everything that the register names. */
export const eraseAccounts = (register: PersonalRegister): Job => ({
  name: "personal-data-erase",
  cron: "27 * * * *",
  run: (signal) => eraseDue(register, signal),
});
