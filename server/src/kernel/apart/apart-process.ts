import type { AtWork, FromApart, ToApart } from "./messages.ts";

// The process of work-apart.ts: it does one piece of work after the other.

const tell = (said: FromApart) => void process.send?.(said);
let current: AbortController | undefined;

process.on("message", (message: ToApart) => {
  if (message.kind === "end") current?.abort(new Error("told to end"));
  else void work(message);
});
// Whoever ends the server says so to it alone; this process ends with it, whatever ends that.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
process.on("disconnect", () => process.exit(0));

async function work({ module, order }: Extract<ToApart, { kind: "work" }>): Promise<void> {
  current = new AbortController();
  const { signal } = current;
  try {
    const { work: task } = (await import(module)) as {
      work(order: unknown, at: AtWork): Promise<unknown>;
    };
    const result = await task(order, { signal, say: (said) => tell({ kind: "said", said }) });
    tell({ kind: "done", result });
  } catch (error) {
    tell({ kind: "thrown", error: asMessage(error) });
  }
}

function asMessage(error: unknown) {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const properties = error instanceof Error ? Object.entries(error) : [];
  const plain = properties.filter(([key]) => key !== "cause");
  return { ...Object.fromEntries(plain), name, message, stack };
}
