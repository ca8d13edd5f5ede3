import { between, fraction } from "../generate/pick.ts";

/** A picture is an SVG of this size, in pixels. */
export const width = 640;
export const height = 480;

interface Paint {
  seed: string;
  /** The substance's colour, and two shades of it. */
  colour: string;
  light: string;
  dark: string;
}
type Motif = (paint: Paint) => string;

/** Shapes scattered over the lower part, by a seed. */
function scatter(
  { seed }: Paint,
  count: number,
  draw: (at: { x: number; y: number; size: number; turn: number }) => string,
): string {
  return Array.from({ length: count }, (_, index) => {
    const own = `${seed} ${index}`;
    const y = 210 + fraction(`${own} y`) * 230;
    return draw({
      x: between(`${own} x`, 40, width - 40),
      y,
      // What lies nearer is larger.
      size: 0.5 + ((y - 210) / 230) * 0.9,
      turn: between(`${own} turn`, 0, 180),
    });
  }).join("");
}

const heap: Motif = ({ colour, light, dark }) => `
  <ellipse cx="320" cy="400" rx="270" ry="46" fill="${dark}" opacity=".18"/>
  <path d="M70 400 C150 330 220 190 322 176 C424 190 500 320 572 400 C470 430 170 430 70 400Z" fill="${colour}"/>
  <path d="M150 372 C210 300 260 214 322 200 C300 270 230 330 190 400 Z" fill="${light}" opacity=".8"/>`;

const powder: Motif = (paint) =>
  heap(paint) +
  scatter(
    paint,
    120,
    ({ x, y, size }) =>
      `<circle cx="${x}" cy="${y}" r="${(2.4 * size).toFixed(1)}" fill="${paint.dark}" opacity=".25"/>`,
  );

const granules: Motif = (paint) =>
  scatter(
    paint,
    150,
    ({ x, y, size }) =>
      `<circle cx="${x}" cy="${y}" r="${(13 * size).toFixed(1)}" fill="${paint.colour}" stroke="${paint.dark}" stroke-opacity=".25"/><circle cx="${x - 4 * size}" cy="${(y - 4 * size).toFixed(1)}" r="${(4 * size).toFixed(1)}" fill="${paint.light}"/>`,
  );

const crystals: Motif = (paint) =>
  scatter(
    paint,
    70,
    ({ x, y, size, turn }) =>
      `<g transform="translate(${x} ${y.toFixed(0)}) rotate(${turn}) scale(${size.toFixed(2)})"><path d="M-14 -26 L14 -26 L22 0 L14 26 L-14 26 L-22 0Z" fill="${paint.light}" stroke="${paint.dark}" stroke-opacity=".35"/><path d="M-14 -26 L0 0 L-22 0Z" fill="${paint.colour}" opacity=".7"/><path d="M14 26 L0 0 L22 0Z" fill="${paint.dark}" opacity=".18"/></g>`,
  );

const flakes: Motif = (paint) =>
  scatter(
    paint,
    90,
    ({ x, y, size, turn }) =>
      `<path transform="translate(${x} ${y.toFixed(0)}) rotate(${turn}) scale(${size.toFixed(2)})" d="M-26 -8 L-4 -20 L24 -10 L28 8 L2 18 L-24 10Z" fill="${paint.colour}" stroke="${paint.dark}" stroke-opacity=".22"/>`,
  );

const liquid: Motif = ({ colour, light, dark }) => `
  <path d="M216 90 H424 V150 L452 400 Q454 430 424 430 H216 Q186 430 188 400 L216 150Z" fill="#fff" fill-opacity=".55" stroke="${dark}" stroke-opacity=".35" stroke-width="4"/>
  <path d="M205 236 Q262 214 320 236 T436 236 L450 400 Q452 426 424 426 H216 Q188 426 190 400Z" fill="${colour}" fill-opacity=".85"/>
  <path d="M205 236 Q262 214 320 236 T436 236 Q380 262 320 250 T205 236Z" fill="${light}"/>
  <rect x="204" y="74" width="232" height="22" rx="8" fill="${dark}" opacity=".3"/>
  <path d="M232 262 L222 396" stroke="#fff" stroke-opacity=".6" stroke-width="10" stroke-linecap="round"/>`;

const drops: Motif = (paint) => `
  <path d="M-20 330 C120 250 200 380 330 320 S560 250 680 330 V480 H-20Z" fill="${paint.colour}"/>
  <path d="M-20 350 C120 280 220 400 340 345 S560 290 680 352" fill="none" stroke="${paint.light}" stroke-width="12" stroke-opacity=".8"/>
  <path d="M320 60 C364 140 392 178 392 220 A72 72 0 0 1 248 220 C248 178 276 140 320 60Z" fill="${paint.colour}" stroke="${paint.dark}" stroke-opacity=".25" stroke-width="3"/>
  <path d="M286 226 A38 38 0 0 0 312 262" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"/>`;

const swirl: Motif = ({ colour, light, dark }) => `
  <ellipse cx="320" cy="410" rx="230" ry="38" fill="${dark}" opacity=".16"/>
  <path d="M110 392 C110 320 250 300 320 300 S530 318 530 388 C530 436 110 440 110 392Z" fill="${colour}"/>
  <path d="M180 320 C180 262 270 246 326 246 S464 262 464 312 C464 350 180 360 180 320Z" fill="${light}" stroke="${dark}" stroke-opacity=".18" stroke-width="3"/>
  <path d="M236 262 C238 214 290 204 330 192 C352 184 360 160 352 138 C388 164 404 214 396 250 C376 286 240 294 236 262Z" fill="${colour}" stroke="${dark}" stroke-opacity=".18" stroke-width="3"/>`;

const block: Motif = ({ colour, light, dark }) => `
  <ellipse cx="320" cy="404" rx="250" ry="40" fill="${dark}" opacity=".18"/>
  <path d="M130 260 L330 200 L520 262 L320 330Z" fill="${light}"/>
  <path d="M130 260 L320 330 V430 L130 352Z" fill="${colour}"/>
  <path d="M520 262 L320 330 V430 L520 346Z" fill="${dark}" opacity=".55"/>
  <path d="M190 262 L330 222" stroke="#fff" stroke-opacity=".6" stroke-width="8" stroke-linecap="round"/>`;

const flask: Motif = ({ colour, light, dark }) => `
  <path d="M280 80 H360 V200 L470 380 Q490 430 436 430 H204 Q150 430 170 380 L280 200Z" fill="#fff" fill-opacity=".7" stroke="${dark}" stroke-opacity=".5" stroke-width="5"/>
  <path d="M232 290 Q276 270 320 290 T408 290 L462 380 Q480 420 436 422 H204 Q160 420 178 380Z" fill="${colour}"/>
  <circle cx="292" cy="340" r="14" fill="${light}"/><circle cx="346" cy="376" r="20" fill="${light}"/><circle cx="350" cy="318" r="9" fill="${light}"/>
  <rect x="268" y="66" width="104" height="20" rx="8" fill="${dark}" opacity=".5"/>`;

const report: Motif = ({ colour, light, dark }) => `
  <rect x="190" y="80" width="260" height="340" rx="14" fill="#fff" stroke="${dark}" stroke-opacity=".35" stroke-width="4"/>
  <rect x="226" y="120" width="120" height="16" rx="8" fill="${dark}" opacity=".5"/>
  <path d="M226 170 H414 M226 200 H414 M226 230 H380" stroke="${dark}" stroke-opacity=".2" stroke-width="10" stroke-linecap="round"/>
  <path d="M230 372 V330 M274 372 V296 M318 372 V318 M362 372 V272 M406 372 V286" stroke="${colour}" stroke-width="26"/>
  <circle cx="430" cy="400" r="46" fill="${light}" stroke="${dark}" stroke-opacity=".35" stroke-width="4"/><path d="M410 400 l14 16 28-32" fill="none" stroke="${dark}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Appearance, or what the offering is, to its motif. */
export const motifs = {
  Powder: powder,
  Granules: granules,
  Pellets: granules,
  Crystals: crystals,
  Flakes: flakes,
  Liquid: liquid,
  "Viscous liquid": drops,
  Gel: swirl,
  Paste: swirl,
  Emulsion: swirl,
  "Solid at 20 °C": block,
  formulation: flask,
  service: report,
} satisfies Record<string, Motif>;
export type MotifName = keyof typeof motifs;

export const isMotif = (name: string | undefined): name is MotifName =>
  name !== undefined && Object.hasOwn(motifs, name);
