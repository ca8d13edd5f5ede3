/** Twice as sharp as the page, so that it can be printed. */
const sharpness = 2;
const margin = 24;
const titleSize = 18;
const legendSize = 13;
const lineHeight = 1.5;

const svgNames = "http://www.w3.org/2000/svg";

/** What a drawing has by style sheets, which a picture does not know. */
const drawnBy = [
  ...["fill", "fill-opacity", "stroke", "stroke-width", "stroke-dasharray", "stroke-linejoin"],
  ...["font-family", "font-size", "font-weight", "text-anchor", "text-decoration"],
];

/** The chart in an element with its title and legend above it, as a PNG. */
export async function pictureOf(element: HTMLElement, title: string): Promise<Blob> {
  const { drawing, width, height } = drawingOf(element, title);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(
    new XMLSerializer().serializeToString(drawing),
  )}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width * sharpness;
  canvas.height = height * sharpness;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

function drawingOf(element: HTMLElement, title: string) {
  const chart = element.querySelector<SVGSVGElement>("svg[data-chart]");
  if (!chart) throw new Error("There is no chart to draw.");
  const [wide, high] = [chart.width.baseVal.value, chart.height.baseVal.value];
  const width = Math.ceil(wide) + 2 * margin;
  const drawing = make("svg", { xmlns: svgNames, width });
  const { color, fontFamily } = getComputedStyle(element);
  const surface = getComputedStyle(element).getPropertyValue("--surface");
  const ground = make("rect", { width: "100%", height: "100%", fill: surface });
  drawing.append(ground);
  const text = (words: string, at: { x: number; y: number; size: number; weight: number }) => {
    const { x, y, size, weight } = at;
    const line = make("text", { x, y, fill: color, "font-size": size, "font-weight": weight });
    line.setAttribute("font-family", fontFamily);
    line.textContent = words;
    drawing.append(line);
  };
  let y = margin;
  const heading = { font: `600 ${titleSize}px ${fontFamily}`, room: wide };
  for (const line of linesOf(title, heading)) {
    y += titleSize * lineHeight;
    text(line, { x: margin, y, size: titleSize, weight: 600 });
  }
  y += 8;
  let x = margin;
  const font = `400 ${legendSize}px ${fontFamily}`;
  const entries = [...element.querySelectorAll<HTMLElement>("[data-legend] > li")];
  if (entries.length > 0) y += legendSize * lineHeight;
  for (const entry of entries) {
    const words = entry.textContent;
    const room = 30 + widthOf(words, font);
    if (x > margin && x + room > width - margin) {
      x = margin;
      y += legendSize * lineHeight;
    }
    const sign = entry.querySelector("svg");
    if (sign) drawing.append(placed(sign, { x, y: y - 12 }));
    text(words, { x: x + 30, y, size: legendSize, weight: 400 });
    x += room + 16;
  }
  y += 16;
  drawing.append(placed(chart, { x: margin, y }));
  const height = Math.ceil(y + high + margin);
  drawing.setAttribute("height", String(height));
  return { drawing, width, height };
}

function make(name: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS(svgNames, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** A copy of a drawing that looks the same without style sheets. */
function placed(drawing: SVGSVGElement, { x, y }: { x: number; y: number }): Element {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll<SVGElement>("*")];
  [drawing, ...drawing.querySelectorAll("*")].forEach((original, at) => {
    const style = getComputedStyle(original);
    for (const name of drawnBy) copies[at]?.style.setProperty(name, style.getPropertyValue(name));
  });
  copy.setAttribute("x", String(x));
  copy.setAttribute("y", String(y));
  return copy;
}

function widthOf(words: string, font: string): number {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) return 0;
  pen.font = font;
  return pen.measureText(words).width;
}

/** A text in lines of at most this width. */
function linesOf(words: string, { font, room }: { font: string; room: number }): string[] {
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const line = [lines.at(-1), word].filter(Boolean).join(" ");
    if (lines.length > 0 && widthOf(line, font) <= room) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
}
