import type { ErrorCode } from "../kernel/errors.ts";

/** The kinds of a company's pictures; LOGO_WHITE is the logo for white backgrounds (spec 5, images). */
export const pictureKinds = ["LOGO", "LOGO_WHITE", "HEADER", "SEGMENT"] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** The accepted extensions (spec 5, images). The content decides, not the name. */
export const pictureExtensions = ["png", "jpg", "jpeg", "tif", "tiff", "gif"] as const;

const megabyte = 1024 * 1024;

/** Width and height in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

export interface PictureRule {
  /** A longer file is refused with `too_long`; nothing else of its size is. */
  most_bytes: number;
  too_long: ErrorCode;
  /** What the pages show best. */
  recommended: PictureSize;
  /** The longest side in pixels: larger pictures are made smaller, at the same proportions. */
  kept: number;
}

const logo: PictureRule = {
  most_bytes: 10 * megabyte,
  too_long: "companies.picture-logo-bytes",
  recommended: { width: 100, height: 100 },
  kept: 400,
};

/** Spec 5 and 9, images. */
export const pictureRules: Record<PictureKind, PictureRule> = {
  LOGO: logo,
  LOGO_WHITE: logo,
  HEADER: {
    most_bytes: 5 * megabyte,
    too_long: "companies.picture-header-bytes",
    recommended: { width: 1000, height: 200 },
    kept: 1000,
  },
  SEGMENT: {
    most_bytes: 5 * megabyte,
    too_long: "companies.picture-segment-bytes",
    recommended: { width: 300, height: 300 },
    kept: 600,
  },
};

/** Of the recommended proportions, to the pixel, and not smaller: nothing of it is cut or blurred. */
export function isAsRecommended(kind: PictureKind, { width, height }: PictureSize): boolean {
  const { recommended } = pictureRules[kind];
  const fittingHeight = Math.round((width * recommended.height) / recommended.width);
  return width >= recommended.width && height === fittingHeight;
}
