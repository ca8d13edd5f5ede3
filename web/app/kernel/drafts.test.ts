import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { claimDrafts, forgetDrafts, keepDraft, keepDraftKey, readDraft } from "./drafts.ts";

/** As the browser's: what is kept stands under names of its own. */
class KeptTexts {
  [name: string]: unknown;
  getItem = (name: string) => (Object.hasOwn(this, name) ? String(this[name]) : null);
  setItem = (name: string, text: string) => {
    this[name] = text;
  };
  removeItem = (name: string) => void delete this[name];
  clear = () => {
    for (const name of Object.keys(this)) delete this[name];
  };
  constructor() {
    for (const method of Object.keys(this)) {
      Object.defineProperty(this, method, { enumerable: false });
    }
  }
}

beforeEach(() => {
  vi.stubGlobal("document", {});
  vi.stubGlobal("localStorage", new KeptTexts());
  vi.stubGlobal("sessionStorage", new KeptTexts());
});
afterEach(() => vi.unstubAllGlobals());

const typed = { body: "Between us: " };
const keep = () => {
  keepDraft("answer:1", typed);
  keepDraftKey("answer:1", "the-key-of-a-draft");
  keepDraft("request:1", typed, "tab");
};
const found = () => [readDraft("answer:1"), readDraft("request:1", "tab")];

test("a person finds the drafts of before, whose session ended by itself", async () => {
  await claimDrafts("ada");
  keep();
  await claimDrafts("ada");
  expect(found()).toEqual([typed, typed]);
});

test("somebody else finds nothing of them", async () => {
  await claimDrafts("ada");
  keep();
  await claimDrafts("eve");
  expect(found()).toEqual([null, null]);
  expect(Object.keys(localStorage)).toEqual(["neroli.drafts-of"]);
});

test("what was typed before signing in is theirs who then sign in, also after a sign-out", async () => {
  await claimDrafts("ada");
  await forgetDrafts();
  keep();
  await claimDrafts("eve");
  expect(found()).toEqual([typed, typed]);
});
