import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import tls from "node:tls";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { useNameServers } from "../dns.ts";
import { certificate, certificateKey } from "../testing/certificate.ts";
import { type NameServer, startNameServer } from "../testing/name-server.ts";
import { isInside, post } from "./post.ts";
import { isPublic, openNetworks } from "./public-addresses.ts";

let nameServer: NameServer;
const servers: Server[] = [];
beforeAll(async () => {
  nameServer = await startNameServer();
  useNameServers([nameServer.address]);
});
afterEach(() => {
  openNetworks([]);
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});
afterAll(() => nameServer.close());

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return (server.address() as AddressInfo).port;
}
const serve = (answer: RequestListener) => listen(createServer(answer));
const serveSecurely = (answer: RequestListener) =>
  listen(createSecureServer({ key: certificateKey, cert: certificate }, answer));
const send = (address: string, signal = new AbortController().signal) =>
  post(address, { headers: { "content-type": "text/plain" }, body: "Grüße", signal });

describe("addresses of the public internet", () => {
  test.each(["8.8.8.8", "192.0.1.1", "2606:4700::1111", "2a00:1450:4001::1"])("%s is", (address) =>
    expect(isPublic(address)).toBe(true),
  );
  test.each([
    ...["0.0.0.0", "10.1.2.3", "100.64.0.1", "127.0.0.1", "127.8.8.8", "169.254.169.254"],
    ...["172.16.0.1", "172.31.255.255", "192.168.0.1", "198.18.0.1", "203.0.113.9"],
    ...["224.0.0.1", "240.0.0.1", "255.255.255.255", "192.0.0.170"],
    ...["::", "::1", "fe80::1", "fc00::1", "fd12::1", "ff02::1", "::ffff:8.8.8.8"],
    ...["::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:7f00:1::", "2001:db8::1"],
    ...["", "localhost", "1.2.3"],
  ])("%s is not", (address) => expect(isPublic(address)).toBe(false));
});

test.each([
  "https://127.0.0.1/",
  "https://2130706433/",
  "https://0x7f.1/",
  "https://[::1]/",
  "https://[::ffff:169.254.169.254]/",
  "https://169.254.169.254/latest/meta-data",
])("%s is inside, however it is written, and nothing is sent there", async (address) => {
  expect(isInside(address)).toBe(true);
  expect(await send(address)).toEqual({ failure: "NOT_PUBLIC" });
});

test("a name is judged by what it leads to when it is posted, not by what it led to before", async () => {
  let asked = 0;
  const port = await serveSecurely((_, answer) => answer.end(String(++asked)));
  nameServer.set("rebound.example", "A", "127.0.0.1");
  expect(await send(`https://rebound.example:${port}/`)).toEqual({ failure: "NOT_PUBLIC" });
  // One public address beside it is no way in either.
  nameServer.set("rebound.example", "A", "93.184.216.34", "127.0.0.1");
  expect(await send(`https://rebound.example:${port}/`)).toEqual({ failure: "NOT_PUBLIC" });
  nameServer.set("rebound.example", "A");
  nameServer.set("rebound.example", "AAAA", "0:0:0:0:0:ffff:7f00:1");
  expect(await send(`https://rebound.example:${port}/`)).toEqual({ failure: "NOT_PUBLIC" });
  expect(await send(`https://localhost:${port}/`)).toEqual({ failure: "NOT_PUBLIC" });
  expect(await send("https://nobody.example/")).toEqual({ failure: "NAME_UNKNOWN" });
  expect(asked).toBe(0);
});

test("without TLS nothing is sent but to what the operator has named", async () => {
  const port = await serve((_, answer) => answer.end("here"));
  nameServer.set("plain.example", "A", "93.184.216.34");
  expect(await send(`http://plain.example:${port}/`)).toEqual({ failure: "NOT_PUBLIC" });
  openNetworks(["127.0.0.0/8"]);
  expect(await send(`http://127.0.0.1:${port}/`)).toEqual({ status: 200, text: "here" });
  expect(await send(`http://plain.example:${port}/`)).toEqual({ failure: "NOT_PUBLIC" });
});

test("a certificate must prove whose it is", async () => {
  openNetworks(["127.0.0.1"]);
  const port = await serveSecurely((request, answer) => request.pipe(answer));
  nameServer.set("hooks.example", "A", "127.0.0.1");
  nameServer.set("other.example", "A", "127.0.0.1");
  expect(await send(`https://hooks.example:${port}/`)).toEqual({ failure: "CERTIFICATE" });
  const known = tls.getCACertificates("default");
  tls.setDefaultCACertificates([certificate]);
  expect(await send(`https://hooks.example:${port}/`)).toEqual({ status: 200, text: "Grüße" });
  expect(await send(`https://other.example:${port}/`)).toEqual({ failure: "CERTIFICATE" });
  tls.setDefaultCACertificates(known);
  const plain = await serve((_, answer) => answer.end());
  expect(await send(`https://hooks.example:${plain}/`)).toEqual({ failure: "CERTIFICATE" });
});

describe("an answer", () => {
  test("leads nowhere else", async () => {
    openNetworks(["127.0.0.1"]);
    const paths: (string | undefined)[] = [];
    const port = await serve((request, answer) => {
      paths.push(request.url);
      answer.writeHead(302, { location: "/elsewhere" }).end("moved");
    });
    expect(await send(`http://127.0.0.1:${port}/hook`)).toEqual({ status: 302, text: "moved" });
    expect(paths).toEqual(["/hook"]);
  });

  test("is read to 4 kB, and its connection is closed then", async () => {
    openNetworks(["127.0.0.1"]);
    const closed = Promise.withResolvers<void>();
    const port = await serve((_, answer) => {
      answer.once("close", () => closed.resolve());
      answer.write("x".repeat(5_000));
    });
    const posted = await send(`http://127.0.0.1:${port}/`);
    expect("text" in posted && posted.text).toBe("x".repeat(4_096));
    await closed.promise;
  });

  test("that does not come, or is no HTTP, is a failure", async () => {
    openNetworks(["127.0.0.1"]);
    const silent = await serve((request) => request.socket.destroy());
    expect(await send(`http://127.0.0.1:${silent}/`)).toEqual({ failure: "NO_CONNECTION" });
    const upgrade = await serve((request) => {
      request.socket.end("HTTP/1.1 101 Switching\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n");
    });
    expect(await send(`http://127.0.0.1:${upgrade}/`)).toEqual({ failure: "NO_CONNECTION" });
    const nobody = await serve(() => undefined);
    await new Promise((done) => servers.pop()?.close(done));
    expect(await send(`http://127.0.0.1:${nobody}/`)).toEqual({ failure: "NO_CONNECTION" });
  });

  test("is waited for 15 seconds, or until the work is told to end", {
    timeout: 30_000,
  }, async () => {
    openNetworks(["127.0.0.1"]);
    const port = await serve((_, answer) => void answer.write("a"));
    const end = new AbortController();
    const ended = send(`http://127.0.0.1:${port}/`, end.signal);
    setImmediate(() => end.abort(new Error("told to end")));
    await expect(ended).rejects.toThrow("told to end");
    const from = performance.now();
    expect(await send(`http://127.0.0.1:${port}/`)).toEqual({ failure: "TIMEOUT" });
    expect(performance.now() - from).toBeGreaterThan(14_900);
  });
});
