import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { launch, origin } from "./browser.ts";
import type { KeptSession } from "./session-of.ts";

/** Which squares of a code are dark, in rows; its light edge belongs to it. */
export interface Code {
  size: number;
  isDark: (x: number, y: number) => boolean;
}

/** The code of a badge as its page draws it. */
export async function drawnCode(page: Page): Promise<Code> {
  const drawn = page.getByRole("img", { name: /QR code/ });
  const size = Number((await drawn.getAttribute("viewBox"))?.split(" ").at(-1));
  const squares = (await drawn.locator("path").getAttribute("d")) ?? "";
  const dark = new Set(squares.match(/\d+ \d+/g));
  return { size, isDark: (x, y) => dark.has(`${x} ${y}`) };
}

/** How somebody holds a code before a camera: pixels from the middle, degrees, pixels out of focus. */
export interface Hold {
  right: number;
  down: number;
  turned: number;
  blurred: number;
}

const [width, height] = [640, 480];
/** Pixels of one square of a code. */
const scale = 7;
const [black, white, wall] = [30, 235, 150];

/** What a camera sees of a code, as bytes of brightness. */
function picture({ size, isDark }: Code, { right, down, turned, blurred }: Hold): Buffer {
  const [sin, cos] = [Math.sin, Math.cos].map((of) => of((turned / 180) * Math.PI)) as [
    number,
    number,
  ];
  const brightness = (x: number, y: number): number => {
    const [dx, dy] = [x - width / 2 - right, y - height / 2 - down];
    const column = Math.floor((dx * cos + dy * sin) / scale + size / 2);
    const row = Math.floor((dy * cos - dx * sin) / scale + size / 2);
    if (Math.min(column, row) < 0 || Math.max(column, row) >= size) return wall;
    return isDark(column, row) ? black : white;
  };
  const near = Array.from({ length: 2 * blurred + 1 }, (_, at) => at - blurred);
  const seen = Buffer.alloc(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (const up of near) for (const along of near) sum += brightness(x + along, y + up);
      seen[y * width + x] = Math.round(sum / near.length ** 2);
    }
  }
  return seen;
}

/** A film of one picture (YUV4MPEG2), which a browser takes for its camera. */
async function film(seen: Buffer): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "neroli-camera-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, "badge.y4m");
  const colourless = Buffer.alloc(seen.length / 2, 128);
  const frame = Buffer.concat([Buffer.from("FRAME\n"), seen, colourless]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  await writeFile(file, Buffer.concat([head, frame, frame]));
  return file;
}

const fakeCamera = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];

/** A phone whose camera sees this code. */
export async function phoneBefore(code: Code, held: Hold, session: KeptSession): Promise<Page> {
  const file = await film(picture(code, held));
  return openPhone([...fakeCamera, `--use-file-for-fake-video-capture=${file}`], session);
}

/** A phone whose person lets no page use the camera. */
export const phoneThatRefuses = (session: KeptSession): Promise<Page> =>
  openPhone(["--use-fake-device-for-media-stream", "--deny-permission-prompts"], session);

/** In a browser of its own: what its camera sees a browser is told as it starts. */
async function openPhone(flags: readonly string[], session: KeptSession): Promise<Page> {
  const browser = await launch(flags);
  onTestFinished(() => browser.close());
  const context = await browser.newContext({
    ...{ baseURL: origin, locale: "en-GB", reducedMotion: "reduce", storageState: session },
    viewport: { width: 390, height: 780 },
  });
  context.setDefaultTimeout(60_000);
  return context.newPage();
}
