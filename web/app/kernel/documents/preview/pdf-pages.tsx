import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
// The legacy build brings what older browsers lack: phones are kept for years.
import { GlobalWorkerOptions, getDocument, TextLayer } from "pdfjs-dist/legacy/build/pdf.mjs";
import worker from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";
import { useEffect, useRef, useState } from "react";
import { useT } from "../../../language/phrases.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { PdfData } from "./pdf-data.ts";
import classes from "./preview.module.css";

GlobalWorkerOptions.workerSrc = worker;

/** pdf.js asks for data only where it is given addresses; PdfData replaces them by the real ones. */
const named = { cMapUrl: "cmaps/", standardFontDataUrl: "fonts/", wasmUrl: "wasm/" };

interface PdfPagesProps {
  name: string;
  bytes: Uint8Array;
  /** 1 is as wide as the dialog. */
  zoom: number;
  /** Places on the pages that are marked, and the one to be brought into sight. */
  marks?: readonly PageMark[];
  sought?: PageMark | null;
}

/** A place on a page, in shares of its width and height. */
interface PageMark {
  /** From 1. */
  page: number;
  area: { left: number; top: number; width: number; height: number };
}

/** The pages below each other; each is drawn when it comes near. */
export default function PdfPages({ name, bytes, zoom, marks = [], sought = null }: PdfPagesProps) {
  const t = useT();
  const { pages, failed } = usePages(bytes);
  if (failed) return <ErrorState text={t("product-page.preview.failed")} />;
  if (!pages) {
    return (
      <p role="status" className={classes.waiting}>
        {t("product-page.preview.loading")}
      </p>
    );
  }
  return (
    <section
      className={classes.pages}
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by keyboard
      tabIndex={0}
    >
      {pages.map((page, at) => (
        <Page
          key={page.pageNumber}
          page={page}
          zoom={zoom}
          label={t("product-page.preview.page", { page: at + 1, pages: pages.length })}
          marks={marks.filter((mark) => mark.page === at + 1)}
          sought={sought}
        />
      ))}
    </section>
  );
}

/** Opens the file; what is protected or broken fails. */
function usePages(bytes: Uint8Array) {
  const [pages, setPages] = useState<PDFPageProxy[] | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    // The worker takes the bytes over; a copy stays here for another try.
    const task = getDocument({ data: bytes.slice(), BinaryDataFactory: PdfData, ...named });
    let gone = false;
    task.promise
      .then(readPages)
      .then((read) => {
        if (!gone) setPages(read);
      })
      .catch(() => {
        if (!gone) setFailed(true);
      });
    return () => {
      gone = true;
      void task.destroy();
    };
  }, [bytes]);
  return { pages, failed };
}

const readPages = (file: PDFDocumentProxy) =>
  Promise.all(Array.from({ length: file.numPages }, (_, at) => file.getPage(at + 1)));

interface PageProps extends Pick<Required<PdfPagesProps>, "zoom" | "marks" | "sought"> {
  page: PDFPageProxy;
  label: string;
}

function Page({ page, zoom, label, marks, sought }: PageProps) {
  const whole = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const near = useNear(whole);
  const width = useWidth(whole);
  const { width: paper, height } = page.getViewport({ scale: 1 });
  useEffect(() => {
    if (!near || width === 0 || !canvas.current || !text.current) return;
    return draw(page, { canvas: canvas.current, text: text.current, scale: width / paper });
  }, [page, near, width, paper]);
  return (
    <div
      ref={whole}
      className={classes.page}
      style={{ width: `${zoom * 100}%`, aspectRatio: `${paper} / ${height}` }}
    >
      <canvas ref={canvas} role="img" aria-label={label} />
      <div ref={text} className={classes.text} />
      {marks.map((mark) => (
        <Mark key={JSON.stringify(mark)} mark={mark} sought={mark === sought} />
      ))}
    </div>
  );
}

function Mark({ mark: { area }, sought }: { mark: PageMark; sought: boolean }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sought) element.current?.scrollIntoView({ block: "center", inline: "nearest" });
  }, [sought]);
  const share = (part: number) => `${part * 100}%`;
  return (
    <div
      ref={element}
      className={classes.mark}
      data-sought={sought || undefined}
      style={{
        left: share(area.left),
        top: share(area.top),
        width: share(area.width),
        height: share(area.height),
      }}
    />
  );
}

interface Sheet {
  canvas: HTMLCanvasElement;
  text: HTMLDivElement;
  scale: number;
}

/** The picture of a page, and over it its text, to be read aloud, selected and copied. */
function draw(page: PDFPageProxy, { canvas, text, scale }: Sheet): () => void {
  const viewport = page.getViewport({ scale });
  const sharp = page.getViewport({ scale: scale * sharpness(viewport) });
  canvas.width = Math.floor(sharp.width);
  canvas.height = Math.floor(sharp.height);
  const picture = page.render({ canvas, viewport: sharp });
  text.replaceChildren();
  text.style.setProperty("--total-scale-factor", String(scale));
  const layer = new TextLayer({
    textContentSource: page.streamTextContent(),
    container: text,
    viewport,
  });
  // Both are cancelled when the page is drawn anew or closed.
  picture.promise.catch(() => {});
  layer.render().catch(() => {});
  return () => {
    picture.cancel();
    layer.cancel();
  };
}

/** The most pixels of a canvas on which all browsers draw. */
const mostPixels = 16_000_000;

const sharpness = ({ width, height }: { width: number; height: number }) =>
  Math.min(devicePixelRatio || 1, Math.sqrt(mostPixels / (width * height)));

function useNear(element: React.RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: "600px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return near;
}

function useWidth(element: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
