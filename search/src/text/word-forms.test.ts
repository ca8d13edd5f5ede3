import { expect, test } from "vitest";
import { editsBetween } from "./typos.ts";
import { endingsOf, pluralsOf } from "./word-forms.ts";

test.each([
  ["oils", "oil"],
  ["waxes", "wax"],
  ["berries", "berry"],
  ["conservantes", "conservante"],
  ["emollient", "emollients"],
])("%s is %s in number", (one, other) => {
  expect(pluralsOf(one)).toContain(other);
});

test.each(["citrus", "officinalis", "lactas", "glass", "oil2", "bio", "gas"])(
  "%s has no singular",
  (word) => {
    expect(pluralsOf(word).filter((form) => form.length < word.length)).toEqual([]);
  },
);

test.each([
  ["konservierungsstoffe", "konservierungsstoff"],
  ["konservierungsstoffen", "konservierungsstoff"],
  ["emulgatoren", "emulgator"],
  ["teebaumole", "teebaumol"],
  ["sauren", "saure"],
  ["conservanti", "conservante"],
  ["emolliente", "emollienti"],
  ["conservadores", "conservador"],
  ["hydratante", "hydratant"],
  ["umettanti", "umettante"],
])("%s is %s with another ending", (word, form) => {
  expect(endingsOf(word)).toContain(form);
});

test.each([
  ["silicon", "silicone"],
  ["glycerin", "glycerine"],
  ["indol", "indole"],
  ["butan", "butane"],
  ["cocamide", "cocamido"],
  ["pyridine", "pyridin"],
  ["methylthiazole", "methylthiazol"],
])("%s and %s are two substances", (one, other) => {
  expect(endingsOf(one)).not.toContain(other);
  expect(endingsOf(other)).not.toContain(one);
});

test.each([
  ["leaf", "laf", 1],
  ["emulgade", "meulgade", 1],
  ["codonopsis", "odonopsis", 1],
  ["phenoxyethanol", "phenoxietanol", 2],
  ["glycerin", "panthenol", 3],
  ["same", "same", 0],
])("%s and %s", (one, other, edits) => {
  expect(editsBetween(one, other, 2)).toBe(edits);
  expect(editsBetween(other, one, 2)).toBe(edits);
});
