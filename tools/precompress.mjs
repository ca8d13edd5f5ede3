import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const text = /\.(js|css|svg|json|mjs|txt)$/;
/** Below this a compressed file is hardly shorter than what says that it is compressed. */
const leastBytes = 500;

const forms = [
  { ending: ".br", compress: brotli },
  { ending: ".gz", compress: (content) => promisify(gzip)(content, { level: 9 }) },
];

/** Puts a compressed form of each text beside it: what never changes is compressed once. */
export async function precompress(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    const file = path.join(folder, name);
    if (!text.test(file) || statSync(file).size < leastBytes) continue;
    const content = readFileSync(file);
    for (const { ending, compress } of forms) {
      writeFileSync(`${file}${ending}`, await compress(content));
    }
  }
}

function brotli(content) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return promisify(brotliCompress)(content, { params });
}
