import { expect, test } from "vitest";
import { createJsonWriter } from "./json-writer.ts";

const shared = (text: string): Uint8Array => {
  const bytes = new TextEncoder().encode(text);
  const memory = new Uint8Array(new SharedArrayBuffer(bytes.length));
  memory.set(bytes);
  return memory;
};

test.each([
  ["short", '"a"'],
  ["beyond ASCII", '"Öl für 10 € 🧴"'],
  ["long", JSON.stringify("x".repeat(5_000))],
  ["long and beyond ASCII", JSON.stringify("ü€🧴".repeat(1_000))],
])(
  "pieces of texts and bytes come one after the other, in less room than they need: %s",
  (_, json) => {
    const out = createJsonWriter(8);
    const source = shared(`--${json}--`);
    const written = () => {
      out.begin();
      out.text("[");
      out.text(json);
      out.bytes(shared(","));
      out.part(source, 2, source.length - 2);
      out.text("]");
      return out.take();
    };
    const first = written();
    expect(first.toString()).toBe(`[${json},${json}]`);
    // What was taken stays as it is while the next is written.
    expect(written().toString()).toBe(`[${json},${json}]`);
    // Of what is not written to its end the next has nothing.
    out.text(" ".repeat(first.length));
    expect(written().toString()).toBe(`[${json},${json}]`);
    expect(first.toString()).toBe(`[${json},${json}]`);
  },
);
