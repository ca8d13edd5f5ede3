import { createHash } from "node:crypto";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { tokenOf } from "../../e2e/session-of.ts";
import type { Served } from "../../e2e/start-neroli.ts";
import { testS3 } from "../../server/src/kernel/assets/testing-s3.ts";
import { smtpPeer } from "../../server/src/kernel/testing/smtp-peer.ts";
import { type BadLine, type LineState, startBadLine } from "../nodes/bad-line.ts";
import { company, countLines, keepAsking, mostLines, until } from "./asking.ts";
import type { Chaos, Scenario } from "./open-chaos.ts";
import { keepWriting, send } from "./writing.ts";

const states: LineState[] = ["slow", "cut", "silent"];
/** Milliseconds of each state, and how long what was acknowledged may take to arrive afterwards. */
const each = 8_000;
const longestArrival = 240_000;

/** The ways to the database, the store of files and the mail server go bad, one after the other. */
export const badLines: Scenario = {
  name: "bad-lines",
  target: `database, store and mail server each slow, cut off and silent: pages answer 200 or 503, every file and message that was acknowledged is there and every mail arrives, at most ${mostLines} lines an outage, well again unaided`,
  rounds: 1,
  async run(chaos: Chaos) {
    const { node, lines, mails } = await startBehindLines(chaos);
    const work = await startWork(node);
    const figures: Record<string, number | string> = {};
    let most = 0;
    let bad = 0;
    const back: number[] = [];
    for (const [name, line] of Object.entries(lines)) {
      for (const state of states) {
        const written = countLines(node);
        const stop = keepAsking(node, company);
        const before = work.messages();
        line.become(state);
        await pause(each);
        line.become("good");
        back.push(await until(work.oneMore));
        const asked = await stop();
        bad += asked.bad;
        most = Math.max(most, written());
        figures[`${name} ${state}`] =
          `${work.messages() - before} messages acknowledged, answers ${asked.told}, ${written()} lines`;
      }
    }
    const messages = await work.stop();
    const { files } = work;
    const lost = await countLost(node, files);
    const unsaid = await missingMessages(node, messages);
    const arrived = () =>
      messages.filter((text) => mails.taken.some(({ mail }) => mail.text.includes(text))).length;
    const mailsAfter = await until(async () => arrived() === messages.length, longestArrival).catch(
      () => -1,
    );
    const slowest = Math.max(...back);
    return {
      holds: lost + unsaid + bad === 0 && mailsAfter >= 0 && most <= mostLines && files.length > 0,
      figures: {
        ...figures,
        "files acknowledged": files.length,
        "files lost": lost,
        "messages acknowledged": messages.length,
        "messages lost": unsaid,
        "mails that never came": messages.length - arrived(),
        "last mail after, ms": mailsAfter,
        "other statuses than 200 and 503": bad,
        "lines of an outage, most": most,
        "works again after, slowest ms": slowest,
      },
    };
  },
};

async function startBehindLines(chaos: Chaos) {
  const folder = await chaos.emptyFolder();
  const database = new URL(await chaos.database(path.join(folder, "database")));
  const s3 = await testS3();
  chaos.onClose(() => s3.close());
  const mails = await smtpPeer();
  chaos.onClose(() => mails.close());
  const lineTo = async (port: number) => {
    const line = await startBadLine({ host: "127.0.0.1", port });
    chaos.onClose(() => line.close());
    return line;
  };
  const lines: Record<"database" | "store" | "mail", BadLine> = {
    database: await lineTo(Number(database.port)),
    store: await lineTo(Number(new URL(s3.settings.endpoint ?? "").port)),
    mail: await lineTo(mails.port),
  };
  database.port = String(lines.database.port);
  const node = await chaos.node(path.join(folder, "node"), {
    DATABASE_URL: database.href,
    NEROLI_DEMO: "on",
    S3_ENDPOINT: `http://127.0.0.1:${lines.store.port}`,
    S3_BUCKET: s3.settings.bucket,
    S3_ACCESS_KEY_ID: s3.settings.access_key_id,
    S3_SECRET_ACCESS_KEY: s3.settings.secret_access_key,
    SMTP_URL: `smtp://127.0.0.1:${lines.mail.port}`,
  });
  return { node, lines, mails };
}

interface Sent {
  request: string;
  attachment: string;
  digest: string;
}

/** A buyer attaches files and writes messages, all the time; what was acknowledged is kept. */
async function startWork({ origin }: Served) {
  const token = await tokenOf(origin, "buyer@neroli.example");
  const files: Sent[] = [];
  const writing = await keepWriting(origin, token, async (request, text) => {
    const content = `${text}\n`.repeat(2_000);
    const form = new FormData();
    form.set("asset", "{}");
    form.set("content", new Blob([content]), "pallets.txt");
    const address = `/requests/${request}/attachments`;
    const attached = await send(origin, { token, address, form });
    if (!attached) return null;
    const attachment = String(attached.id);
    files.push({ request, attachment, digest: digestOf(content) });
    return attachment;
  });
  return { ...writing, files };
}

const digestOf = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");

async function countLost(node: Served, files: readonly Sent[]): Promise<number> {
  const token = await tokenOf(node.origin, "buyer@neroli.example");
  let lost = 0;
  for (const { request, attachment, digest } of files) {
    const address = `/api/requests/${request}/attachments/${attachment}/download`;
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${node.origin}${address}`, { headers });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (digestOf(bytes) !== digest) lost += 1;
  }
  return lost;
}

async function missingMessages(node: Served, messages: readonly string[]): Promise<number> {
  const token = await tokenOf(node.origin, "buyer@neroli.example");
  let missing = 0;
  for (const text of messages) {
    const address = `/api/requests?text__icontains=${encodeURIComponent(text)}`;
    const answer = await fetch(`${node.origin}${address}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { content } = (await answer.json()) as { content: unknown[] };
    if (content.length === 0) missing += 1;
  }
  return missing;
}
