import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { KeptPiece, Pieces } from "./kernel/kept-piece.tsx";
import { keptBytes, type MadePieces, piecesOfPage } from "./piece-store.ts";

let drawn = 0;

function Hit({ name }: { name: string }) {
  drawn += 1;
  return <article>{name}</article>;
}

const filled = (pieces: MadePieces, html: string) => pieces.fill(Buffer.from(html)).toString();

interface Made {
  names: readonly string[];
  place?: string;
  nonce?: string;
}

/** A page of hits, and how many of them were drawn for it. */
function pageOf({ names, place = "en", nonce = "n1" }: Made) {
  drawn = 0;
  const pieces = piecesOfPage([place], nonce);
  const html = renderToString(
    <Pieces value={pieces}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <KeptPiece of={["hit", name]}>
              <Hit name={name} />
            </KeptPiece>
          </li>
        ))}
      </ul>
    </Pieces>,
  );
  return { html: filled(pieces, html), drawn };
}

const list = (...names: string[]) =>
  `<ul>${names.map((name) => `<li><article>${name}</article></li>`).join("")}</ul>`;

test("the next page draws only what no page has had, and reads the same", () => {
  expect(pageOf({ names: ["a1", "b1"] })).toEqual({ html: list("a1", "b1"), drawn: 2 });
  expect(pageOf({ names: ["b1", "c1", "a1"], nonce: "n2" })).toEqual({
    html: list("b1", "c1", "a1"),
    drawn: 1,
  });
});

test("a page at another place has pieces of its own", () => {
  pageOf({ names: ["a2"] });
  expect(pageOf({ names: ["a2"], place: "de" }).drawn).toBe(1);
});

test("a piece that is twice in a page is drawn for both, and kept once", () => {
  const twice = () => {
    const pieces = piecesOfPage(["en"], "n3");
    const piece = (
      <KeptPiece of={["twice"]}>
        <Hit name="a3" />
      </KeptPiece>
    );
    const html = renderToString(
      <Pieces value={pieces}>
        <p>{piece}</p>
        <p>{piece}</p>
      </Pieces>,
    );
    return filled(pieces, html);
  };
  expect(twice()).toBe("<p><article>a3</article></p><p><article>a3</article></p>");
  expect(twice()).toBe("<p><article>a3</article></p><p><article>a3</article></p>");
});

test("a piece within a piece is part of it", () => {
  const nested = (nonce: string) => {
    const pieces = piecesOfPage(["en"], nonce);
    const html = renderToString(
      <Pieces value={pieces}>
        <KeptPiece of={["outer"]}>
          before
          <KeptPiece of={["inner"]}>
            <Hit name="a4" />
          </KeptPiece>
        </KeptPiece>
      </Pieces>,
    );
    return filled(pieces, html);
  };
  const html = nested("n4");
  expect(html).toBe("before<article>a4</article>");
  expect(nested("n5")).toBe(html);
});

test("what carries the nonce of its page is for that page alone", () => {
  pageOf({ names: ["nonce-6 a5"], nonce: "nonce-6" });
  expect(pageOf({ names: ["nonce-6 a5"] }).drawn).toBe(1);
});

test("so is a piece of which a part comes later", () => {
  const html = '<template data-piece="n7-0"></template>a<template id="B:0"></template>';
  const pieces = piecesOfPage(["en"], "n7");
  pieces.place(["late"]);
  const written = filled(pieces, `${html}<template data-piece="n7-0"></template>`);
  expect(written).toBe('a<template id="B:0"></template>');
  expect(piecesOfPage(["en"], "n8").place(["late"]).isKept).toBe(false);
});

test("a text that looks like the place of a piece is a text", () => {
  pageOf({ names: ["a6"] });
  const pieces = piecesOfPage(["en"], "secret");
  const written = '<template data-piece="n1-0"></template>';
  const html = renderToString(
    <Pieces value={pieces}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what a rich text could carry */}
      <div dangerouslySetInnerHTML={{ __html: written }} />
      <KeptPiece of={["hit", "a6"]}>
        <Hit name="a6" />
      </KeptPiece>
    </Pieces>,
  );
  expect(filled(pieces, html)).toBe(`<div>${written}</div><article>a6</article>`);
});

test("what is kept has an end, and what was asked for last stays", () => {
  const long = "x".repeat(10_000);
  for (let at = 0; at < 3_000; at++) {
    pageOf({ names: ["stays", `${at} ${long}`] });
  }
  expect(keptBytes()).toBeLessThanOrEqual(24_000_000);
  expect(keptBytes()).toBeGreaterThan(23_000_000);
  expect(pageOf({ names: ["stays"] }).drawn).toBe(0);
});

test("in a browser every piece is drawn, and nothing stands around it", () => {
  const html = renderToString(
    <KeptPiece of={["hit", "a7"]}>
      <Hit name="a7" />
    </KeptPiece>,
  );
  expect(html).toBe("<article>a7</article>");
});
