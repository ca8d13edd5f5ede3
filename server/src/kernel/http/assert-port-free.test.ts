import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { assertPortFree } from "./assert-port-free.ts";

test("a taken port is told in one sentence; a free one is left free", async () => {
  const other = createServer().listen(0, "::");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  await expect(assertPortFree(port)).rejects.toThrow(`Port ${port} is already taken`);
  other.close();
  await once(other, "close");
  await assertPortFree(port);
  await assertPortFree(port);
});
