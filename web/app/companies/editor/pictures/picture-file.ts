import type { PictureSize } from "@neroli/contract/companies/pictures.ts";

/**
 * The pixels of a picture as it is shown, turned as the camera says; null where the browser cannot
 * show such files (tif), or the file is no picture.
 */
export async function measurePicture(file: File): Promise<PictureSize | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}

/** A part of a picture, in its own pixels. */
export interface Part extends PictureSize {
  x: number;
  y: number;
}

/** Photographs stay what they are; all else keeps every letter sharp and what is transparent. */
const formatOf = (type: string) => (type === "image/jpeg" ? type : "image/png");

/** The part as a picture of its own, whose longest side has `longest` pixels at most. */
export async function cutPicture(file: File, part: Part, longest: number): Promise<File> {
  const scale = Math.min(1, longest / Math.max(part.width, part.height));
  const [width, height] = [part.width, part.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number];
  const bitmap = await createImageBitmap(file, part.x, part.y, part.width, part.height);
  const type = formatOf(file.type);
  const blob = await paint(bitmap, { width, height }, type);
  const bare = file.name.replace(/\.[^.]*$/, "");
  return new File([blob], `${bare}.${type === "image/jpeg" ? "jpg" : "png"}`, { type });
}

/** What is shown at an address, as a file that may be sent again; null when it cannot be had. */
export async function pictureAt(address: string): Promise<File | null> {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return null;
  const bitmap = await createImageBitmap(await answer.blob()).catch(() => null);
  if (!bitmap) return null;
  const blob = await paint(bitmap, bitmap, "image/png");
  return new File([blob], "picture.png", { type: "image/png" });
}

async function paint(bitmap: ImageBitmap, size: PictureSize, type: string): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, size.width, size.height);
  bitmap.close();
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), type, 0.92),
  );
}
