import { tokenOf } from "../../e2e/session-of.ts";
import { startCluster } from "../nodes/cluster.ts";
import { until } from "./asking.ts";
import type { Chaos, Scenario } from "./open-chaos.ts";

const product = "velourine-b3-pc";
const attempts = 12;

/** Whatever somebody does goes to one node after the other, and no node knows who was at another. */
export const equalNodes: Scenario = {
  name: "equal-nodes",
  target:
    "sign-in, changes, throttles, work and files go on over two web nodes and one for work, nothing sticky",
  rounds: 1,
  async run(chaos: Chaos) {
    const { front, work, webs } = await startCluster(chaos, 2);
    await work();
    const call = caller(front.origin, await tokenOf(front.origin, "editor@neroli.example"));
    const sessions = await Promise.all([1, 2, 3, 4].map(() => call("GET", "/sessions")));
    const signedIn = sessions.filter(({ status }) => status === 200).length;

    // What is changed at one node is so at both, by the next second.
    const isFound = async (origin: string) => {
      const answer = await fetch(`${origin}/api/search/products/INGREDIENTS?query=velourine`);
      const { content } = (await answer.json()) as { content: { key: string }[] };
      return content.some(({ key }) => key === product);
    };
    await call("POST", "/products/unpublish", { products: [product] });
    const gone = await Promise.all(
      webs.map(({ origin }) => until(async () => !(await isFound(origin)), 5_000)),
    );
    await call("POST", "/products/publish", { products: [product] });
    const back = await Promise.all(webs.map(({ origin }) => until(() => isFound(origin), 5_000)));

    // Asked of a web node, made by the one for work, in the store that all have.
    const order = { format: "CSV", products: [product] };
    const { body } = await call("POST", "/companies/velouria-actives/exports", order);
    const key = String(body?.key);
    const made = await until(async () => {
      const { body: download } = await call("GET", `/downloads/${key}`);
      return download?.state === "READY";
    });
    const files = await Promise.all(
      [1, 2].map(async () => {
        const { body: file } = await call("GET", `/downloads/${key}/url`);
        const answer = await fetch(new URL(String(file?.url), front.origin));
        return answer.ok ? (await answer.text()).length : 0;
      }),
    );

    // Counted by all together: a second node gives no further attempts.
    const statuses = [];
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const { status } = await call("POST", "/registration/password/forgotten", {
        email: "somebody@elsewhere.example",
      });
      statuses.push(status);
    }
    const refused = statuses.filter((status) => status === 429).length;
    return {
      holds: signedIn === 4 && new Set(files).size === 1 && Number(files[0]) > 0 && refused > 0,
      figures: {
        "signed in, of 4": signedIn,
        "gone from both, ms": Math.max(...gone),
        "back at both, ms": Math.max(...back),
        "export, ms": made,
        "file, letters": files.join(" "),
        "refused by the throttle": refused,
      },
    };
  },
};

interface Answer {
  status: number;
  body: Record<string, unknown> | null;
}

const caller =
  (origin: string, token: string) =>
  async (method: string, address: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${origin}/api${address}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { "content-type": "application/json", "idempotency-key": crypto.randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return {
      status: answer.status,
      body: (await answer.json().catch(() => null)) as Answer["body"],
    };
  };
