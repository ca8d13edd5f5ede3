import { connect } from "node:net";
import type { Input } from "./inputs.ts";

export interface Answer {
  /** null when the connection ended without one. */
  status: number | null;
  hung: boolean;
  content: string;
}

/** Sends an input as it is; answers what came within so many milliseconds. */
export async function send(
  { method, path, headers, body }: Input,
  { port, milliseconds }: { port: number; milliseconds: number },
): Promise<Answer> {
  const socket = connect(port, "127.0.0.1");
  const length = body.length > 0 || method === "POST" ? { "content-length": `${body.length}` } : {};
  const all = { ...length, ...headers, connection: "close" };
  const head = [
    `${method} ${path} HTTP/1.1`,
    ...Object.entries(all).map((each) => each.join(": ")),
  ];
  const chunks: Buffer[] = [];
  let hung = false;
  // Who refuses a body does not read it to its end.
  socket.on("error", () => {});
  socket.on("data", (chunk: Buffer) => void chunks.push(chunk));
  const timer = setTimeout(() => {
    hung = true;
    socket.destroy();
  }, milliseconds);
  socket.write(Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`, "latin1"), body]));
  await new Promise((resolve) => socket.once("close", resolve));
  clearTimeout(timer);
  const answer = Buffer.concat(chunks).toString("utf8");
  const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
  const content = answer.slice(answer.indexOf("\r\n\r\n") + 4);
  return { status: status ? Number(status) : null, hung: hung && !status, content };
}

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** The input for a terminal; a body that is no text is given by its bytes. */
export function curlOf({ method, path, headers, body }: Input, origin: string): string {
  const told = Object.entries(headers).map(([name, value]) =>
    name === "authorization" ? "-H 'authorization: Bearer …'" : `-H ${quote(`${name}: ${value}`)}`,
  );
  const bytes = body.length > 0 ? [`printf %s ${body.toString("base64")} | base64 -d |`] : [];
  const data = body.length > 0 ? ["--data-binary @-"] : [];
  return [
    ...bytes,
    `curl --path-as-is -i -X ${method}`,
    ...told,
    ...data,
    quote(origin + path),
  ].join(" ");
}
