import { oddText } from "./odd-values.ts";
import type { Random } from "./random.ts";

/** A form with a file, of which one thing or another may be wrong. */
export function multipart(random: Random, { part, json }: { part: string; json: string }): Buffer {
  const clean = oddText(random)
    .replaceAll(/[\r\n\0"]/g, "")
    .slice(0, 2_000);
  const name = random.pick(["a.png", "sheet.xlsx", "list.csv", "sds.pdf", clean]);
  const content = random.pick(contents);
  const parts = [
    Buffer.from(`--fuzz\r\ncontent-disposition: form-data; name="${part}"\r\n\r\n${json}\r\n`),
    Buffer.from(
      `--fuzz\r\ncontent-disposition: form-data; name="content"; filename="${name}"\r\n` +
        `content-type: ${random.pick(types)}\r\n\r\n`,
    ),
    content,
    Buffer.from("\r\n--fuzz--\r\n"),
  ];
  if (random.chance(0.1)) parts.pop();
  if (random.chance(0.05)) parts.splice(random.below(parts.length), 1);
  if (random.chance(0.05)) parts.push(...parts);
  const whole = Buffer.concat(parts);
  return random.chance(0.1) ? whole.subarray(0, random.below(whole.length)) : whole;
}

const types = [
  "image/png",
  "application/pdf",
  "text/csv",
  "application/json",
  "",
  "a/b; charset=x",
];

const png = Buffer.from("89504e470d0a1a0a0000000d49484452ffffffffffffffff0806000000", "hex");
const contents = [
  Buffer.alloc(0),
  Buffer.from("%PDF-1.7\n"),
  Buffer.from("name;cas\na;1\n"),
  Buffer.from([0xff, 0xfe, 0, 0xd8]),
  Buffer.from("PK\u0003\u0004 broken"),
  Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"),
  png,
  Buffer.from("\u0000".repeat(1_000)),
  Buffer.from(`"${"a,".repeat(5_000)}`),
];
