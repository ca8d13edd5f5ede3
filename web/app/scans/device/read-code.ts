import wasm from "zxing-wasm/reader/zxing_reader.wasm?url";

interface Detector {
  detect(image: ImageData): Promise<{ rawValue: string }[]>;
}
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};

/** Reads a QR code; null where there is none. */
export type CodeReader = (image: ImageData) => Promise<string | null>;

let making: Promise<CodeReader> | undefined;

/** The browser's own, and ours where it has none; code of it comes with the page, so that it is kept. */
export function codeReader(): Promise<CodeReader> {
  making ??= makeReader().catch((error: unknown) => {
    making = undefined;
    throw error;
  });
  return making;
}

const qr = "qr_code";

async function makeReader(): Promise<CodeReader> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (BarcodeDetector && (await BarcodeDetector.getSupportedFormats()).includes(qr)) {
    const detector = new BarcodeDetector({ formats: [qr] });
    return async (image) => (await detector.detect(image))[0]?.rawValue ?? null;
  }
  const { prepareZXingModule, readBarcodes } = await import("zxing-wasm/reader");
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
  return async (image) => {
    const [code] = await readBarcodes(image, { formats: ["QRCode"], maxNumberOfSymbols: 1 });
    return code?.isValid ? code.text : null;
  };
}
