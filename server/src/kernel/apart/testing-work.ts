import { setTimeout as pause } from "node:timers/promises";
import type { AtWork } from "./messages.ts";

export type TestingOrder =
  | { does: "echo"; value: unknown }
  | { does: "throw"; code: string }
  | { does: "buffers" | "heap" | "spin" | "exit" | "wait" };

// What the tests of this folder have done apart.
export async function work(order: TestingOrder, { say, signal }: AtWork): Promise<unknown> {
  switch (order.does) {
    case "echo":
      say(order.value);
      return order.value;
    case "throw":
      throw Object.assign(new Error("refused"), { name: "Refusal", code: order.code });
    case "exit":
      return process.exit(3);
    case "wait":
      say("waiting");
      return pause(600_000, null, { signal });
    case "spin":
      for (;;);
    case "buffers": {
      const kept: Buffer[] = [];
      for (;;) {
        kept.push(Buffer.alloc(32_000_000, 1));
        await pause(1);
      }
    }
    case "heap": {
      const kept: object[] = [];
      for (;;) kept.push(new Array(100_000).fill(kept.length));
    }
  }
}
