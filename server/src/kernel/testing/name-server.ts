import { createSocket } from "node:dgram";

/** The kinds of records that it knows, by their numbers (RFC 1035, 3596). */
const kinds = { A: 1, CNAME: 5, TXT: 16, AAAA: 28 } as const;
type Kind = keyof typeof kinds;

export interface NameServer {
  /** Where it is asked: "127.0.0.1:40123". */
  address: string;
  /** From now on these are the records of a name, of this kind; none without any. */
  set(name: string, kind: Kind, ...values: string[]): void;
  /** While it is dumb nobody is answered. */
  fail(fails: boolean): void;
  close(): Promise<void>;
}

const refused = 2;
const noSuchName = 3;

/** For tests: a name server that answers over UDP what it was told, and else that there is no such name. */
export async function startNameServer(): Promise<NameServer> {
  const records = new Map<string, readonly string[]>();
  let fails = false;
  const known = (name: string) => [...records.keys()].some((key) => key.endsWith(` ${name}`));
  const answerTo = (question: Buffer): Buffer => {
    const { name, type, end } = readQuestion(question);
    const values = (kind: Kind) => records.get(`${kinds[kind]} ${name}`) ?? [];
    const asked = (Object.keys(kinds) as Kind[]).find((kind) => kinds[kind] === type);
    const found = asked ? values(asked).map((value) => recordOf(asked, value)) : [];
    const status = fails ? refused : known(name) ? 0 : noSuchName;
    const answers = fails ? [] : found;
    const head = Buffer.from(question.subarray(0, 12));
    head.writeUInt16BE(0x8180 | status, 2);
    head.writeUInt16BE(answers.length, 6);
    head.writeUInt32BE(0, 8);
    return Buffer.concat([head, question.subarray(12, end), ...answers]);
  };
  const socket = createSocket("udp4");
  socket.on("message", (question, { port, address }) =>
    socket.send(answerTo(question), port, address),
  );
  await new Promise<void>((bound) => socket.bind(0, "127.0.0.1", bound));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    set(name, kind, ...values) {
      const key = `${kinds[kind]} ${name}`;
      if (values.length > 0) records.set(key, values);
      else records.delete(key);
    },
    fail(now) {
      fails = now;
    },
    close: () => new Promise((closed) => socket.close(() => closed())),
  };
}

function readQuestion(question: Buffer) {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return {
    name: labels.join(".").toLowerCase(),
    type: question.readUInt16BE(at + 1),
    end: at + 5,
  };
}

/** One answer, for the name of the question. */
function recordOf(kind: Kind, value: string): Buffer {
  const data = { A: ofV4, AAAA: ofV6, CNAME: ofName, TXT: ofText }[kind](value);
  const fixed = Buffer.from([0xc0, 12, 0, kinds[kind], 0, 1, 0, 0, 0, 60, 0, data.length]);
  return Buffer.concat([fixed, data]);
}

const ofText = (text: string) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text)]);
const ofV4 = (address: string) => Buffer.from(address.split(".").map(Number));
const ofName = (name: string) => Buffer.concat([...name.split(".").map(ofText), Buffer.from([0])]);

/** Written in full, without "::". */
const ofV6 = (address: string) =>
  Buffer.from(
    address
      .split(":")
      .map((part) => part.padStart(4, "0"))
      .join(""),
    "hex",
  );
