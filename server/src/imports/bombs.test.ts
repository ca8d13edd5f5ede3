import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { workInLine } from "../kernel/apart/work-apart.ts";
import { remakePicture } from "../kernel/assets/read-apart.ts";
import { AppError } from "../kernel/errors.ts";
import { uploadImport } from "./commands/upload-import.ts";
import { bombs, largePicture } from "./testing-bombs.ts";
import { here, manager, prepareImports } from "./testing-imports.ts";

prepareImports();

const upload = (bytes: Buffer, name: string) =>
  uploadImport(manager, {
    company_key: here.company,
    upload: { data: {}, name, content: Readable.from([bytes]) },
  });

/** What is said of a file that is not taken. */
async function refusalOf(uploading: Promise<unknown>): Promise<string> {
  const error = await uploading.then(
    () => new Error("it was taken"),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw error;
  return error.code === "imports.unreadable" ? String(error.data?.reason) : error.code;
}

const megabytes = () => process.memoryUsage.rss() / 2 ** 20;

test("files made to bring the server down end in a sentence each, and its memory stays flat", async () => {
  const made = await Promise.all(bombs.map((make) => make()));
  const before = megabytes();
  for (const { name, bytes, said } of made) {
    expect(`${name}: ${await refusalOf(upload(bytes, name))}`).toMatch(said);
  }
  expect(megabytes() - before).toBeLessThan(200);
});

/** Both turns of the line are taken, by work that takes as long as it is let. */
function takeTurns(): { giveBack: () => Promise<unknown> } {
  const module = new URL("../kernel/apart/testing-work.ts", import.meta.url);
  const over = new AbortController();
  const works = ["one company", "another one"].map((group) =>
    workInLine(group, { module, order: { does: "wait" }, signal: over.signal }),
  );
  return {
    giveBack: () => {
      over.abort();
      return Promise.allSettled(works);
    },
  };
}

test("many of them at once are read in a line, which ends somewhere", async () => {
  const made = await Promise.all(bombs.slice(0, 7).map((make) => make()));
  const before = megabytes();
  const turns = takeTurns();
  const told: string[] = [];
  const refused = [...made, ...made, ...made].map(async ({ bytes, name }) => {
    told.push(await refusalOf(upload(bytes, name)));
  });
  // All have come before the first of them is read.
  await expect.poll(() => told.length).toBe(9);
  expect(new Set(told)).toEqual(new Set(["uploads.line-full"]));
  await turns.giveBack();
  await Promise.all(refused);
  expect(told.filter((each) => /\.$/.test(each)).length).toBe(12);
  expect(megabytes() - before).toBeLessThan(300);
  // Those who come afterwards are read.
  await upload(Buffer.from("name\na\n"), "good.csv");
});

test("a picture of nine hundred million pixels is none", async () => {
  const making = { most_bytes: 5_000_000, side: 100, webp: { quality: 80 } } as const;
  const codes = { too_long: "documents.picture-bytes", refused: "documents.picture-type" } as const;
  const content = Readable.from([largePicture()]);
  const remaking = remakePicture(content, { group: here.company, ...making, ...codes });
  expect(await refusalOf(remaking)).toBe("documents.picture-type");
});
