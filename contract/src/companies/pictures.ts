import type { ErrorCode } from "../kernel/errors.ts";

/** The kinds of a company's pictures; LOGO_WHITE is the logo for white backgrounds (spec 5, images). */
export const pictureKinds = ["LOGO", "LOGO_WHITE", "HEADER", "SEGMENT"] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** The accepted extensions (spec 5, images). The content decides, not the name. */
export const pictureExtensions = ["png", "jpg", "jpeg", "tif", "tiff", "gif"] as const;

const megabyte = 1024 * 1024;

export interface PictureRule {
  most_bytes: number;
  /** Pixels; `exact` allows no other size, otherwise either side may be longer. */
  width: number;
  height: number;
  exact: boolean;
  /** The longest side in pixels: larger pictures are made smaller, at the same proportions. */
  kept: number;
  refused: { bytes: ErrorCode; size: ErrorCode };
}

const logo: PictureRule = {
  most_bytes: 10 * megabyte,
  width: 100,
  height: 100,
  exact: false,
  kept: 400,
  refused: { bytes: "companies.picture-logo-bytes", size: "companies.picture-logo-size" },
};

/** Spec 5 and 9, images. Recommended sizes are the least: what is smaller looks blurred. */
export const pictureRules: Record<PictureKind, PictureRule> = {
  LOGO: logo,
  LOGO_WHITE: logo,
  HEADER: {
    most_bytes: 5 * megabyte,
    width: 1000,
    height: 200,
    exact: true,
    kept: 1000,
    refused: { bytes: "companies.picture-header-bytes", size: "companies.picture-header-size" },
  },
  SEGMENT: {
    most_bytes: 5 * megabyte,
    width: 300,
    height: 300,
    exact: false,
    kept: 600,
    refused: { bytes: "companies.picture-segment-bytes", size: "companies.picture-segment-size" },
  },
};

/** Why a picture of these bytes and pixels is refused, or null: the page may ask before it sends. */
export function pictureRefusal(
  kind: PictureKind,
  { bytes, width, height }: { bytes: number; width: number; height: number },
): ErrorCode | null {
  const rule = pictureRules[kind];
  if (bytes > rule.most_bytes) return rule.refused.bytes;
  const fits = rule.exact
    ? width === rule.width && height === rule.height
    : width >= rule.width && height >= rule.height;
  return fits ? null : rule.refused.size;
}
