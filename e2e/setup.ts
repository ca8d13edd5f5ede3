import type { TestProject } from "vitest/node";
import { copyOf, makeDemoData } from "./demo-data.ts";
import { startNeroli } from "./start-neroli.ts";

/** One built application with the demo data, on a port and a data folder of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const demo = await makeDemoData();
  const data = await copyOf(demo.folder);
  const neroli = await startNeroli(data.folder, { more: { NEROLI_WEBHOOK_NETWORKS: "127.0.0.1" } });
  project.provide("origin", neroli.origin);
  project.provide("data", data.folder);
  project.provide("demoData", demo.folder);
  return async () => {
    await neroli.stop();
    await data.remove();
    await demo.remove();
  };
}

declare module "vitest" {
  export interface ProvidedContext {
    origin: string;
    /** The data folder: mails are written below it. */
    data: string;
  }
}
