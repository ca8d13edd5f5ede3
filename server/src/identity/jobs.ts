import type { Job } from "../kernel/jobs/jobs.ts";
import { trimThrottles } from "../kernel/throttle.ts";
import { trimPayloads } from "./commands/keep-payload.ts";
import { rotateKeys } from "./commands/make-keys.ts";
import { trimDevices } from "./commands/note-device.ts";
import { trimSteps } from "./factors/commands/sign-in-steps.ts";

export const trimIdentity: Job = {
  name: "identity-trim",
  cron: "41 * * * *",
  run: async () => {
    await trimPayloads();
    await trimSteps();
    await trimThrottles();
    await trimDevices();
  },
};

/** Signing keys are replaced in time. Processes find the new one by themselves. */
export const rotateIdentityKeys: Job = {
  name: "identity-keys",
  cron: "7 3 * * *",
  run: rotateKeys,
};
