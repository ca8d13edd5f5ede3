import { pictureSide } from "@neroli/contract/scans/limits.ts";

/** A picture as it is sent: no longer than need be on its longest side, whatever the camera made. */
export async function makeSmaller(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, pictureSide / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((each) => Math.round(each * scale));
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.85 });
}
