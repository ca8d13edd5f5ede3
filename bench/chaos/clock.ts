import { existsSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { tokenOf } from "../../e2e/session-of.ts";
import { company, countLines, keepAsking, mostLines, until } from "./asking.ts";
import type { Chaos, Scenario } from "./open-chaos.ts";
import { countWritten, keepWriting, send } from "./writing.ts";

/** Debian's "faketime": the clock of a program, as a file says. */
const library = "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1";
/** Where the clock goes, and for how long: a wrong battery, a wrong zone, a step of the time service. */
const jumps = ["+1d", "-1d", "+90s", "-2h", "+0"];
const each = 4_000;

/** The clock of the server jumps, that of its database does not, while people write. */
export const clock: Scenario = {
  name: "clock",
  target:
    "while the server's clock jumps by up to a day visitors are answered, afterwards people work again within 10 s, and no message that was acknowledged and none of its events is lost",
  rounds: 1,
  async run(chaos: Chaos) {
    if (!existsSync(library)) throw new Error("this machine has no faketime (Debian: faketime)");
    const folder = await chaos.emptyFolder();
    const database = await chaos.database(path.join(folder, "database"));
    const file = path.join(folder, "clock");
    const jump = async (offset: string) => {
      // Read whenever somebody asks for the time: never half of it.
      await writeFile(`${file}.next`, `${offset}\n`);
      await rename(`${file}.next`, file);
    };
    await jump("+0");
    const server = await chaos.node(path.join(folder, "data"), {
      DATABASE_URL: database,
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: "1",
      // Timers go on: no clock that jumps is what they are set by.
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    });
    const { origin } = server;
    const signIn = () => tokenOf(origin, "buyer@neroli.example");
    const writing = await keepWriting(origin, await signIn());
    const stop = keepAsking(server, company);
    const lines = countLines(server);
    const kept: Record<string, number> = {};
    let signIns = 0;
    for (const offset of jumps) {
      const before = writing.messages();
      await jump(offset);
      await pause(each);
      kept[`messages at ${offset}`] = writing.messages() - before;
      // A cookie of a server that is set back has ended before a browser gets it.
      signIns += (await signIn().catch(() => null)) === null ? 0 : 1;
      kept[`minutes it is off at ${offset}`] = await minutesOff(origin);
    }
    const well = await until(writing.oneMore, 10_000).catch(() => -1);
    const token = await signIn();
    const body = { type: "CONTACT", message: "After", products: ["velourine-b3-pc"], contact };
    const again = await send(origin, { token, address: "/requests", body });
    const said = lines();
    const asked = await stop();
    const messages = await writing.stop();
    const handled = await until(async () => (await countWritten(database)).unhandled === 0).catch(
      () => -1,
    );
    const found = await countWritten(database);
    return {
      holds:
        asked.bad === 0 &&
        !asked.told.includes("503") &&
        well >= 0 &&
        again !== null &&
        handled >= 0 &&
        said <= mostLines &&
        messages.every((text) => found.texts.includes(text)) &&
        found.events === found.texts.length,
      figures: {
        ...kept,
        "well again, ms": well,
        "signed in meanwhile": signIns,
        "signed in again": again === null ? "no" : "yes",
        answers: asked.told,
        "lines of the log": said,
        "messages acknowledged": messages.length,
        "messages in the database": found.texts.length,
        "events of them": found.events,
        "all handled after, ms": handled,
      },
    };
  },
};

/** By how much the server's clock is not ours, as its answers say. */
async function minutesOff(origin: string): Promise<number> {
  const answer = await fetch(`${origin}/health/live`);
  return Math.round((Date.parse(answer.headers.get("date") ?? "") - Date.now()) / 60_000);
}

const contact = { full_name: "Clara", company: "Maren Holt", department: "INNOVATION" };
