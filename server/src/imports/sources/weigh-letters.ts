import chardet from "chardet";

/** The letters beyond ASCII of languages, by the encoding that spreadsheets save them in. */
const languages = {
  "windows-1252": [
    "äöüß",
    "àâæçéèêëîïôœùûüÿ",
    "áéíñóúü",
    "àèéìíòóù",
    "ãáâàçéêíõóôú",
    "åäöæøéè",
    "áæéíóöúýþð",
  ],
  "windows-1250": ["ąćęłńóśźż", "áčďéěíňóřšťúůýžäľĺŕô", "áéíóöőúüű", "ăâîșțşţ", "čšžćđ"],
} as const;
type Latin = keyof typeof languages;

/** Non-Latin scripts, which other statistics tell apart. */
const scripts: Record<string, string> = {
  "ISO-8859-5": "iso-8859-5",
  "windows-1251": "windows-1251",
  "KOI8-R": "koi8-r",
  "ISO-8859-7": "windows-1253",
  "windows-1253": "windows-1253",
  Shift_JIS: "shift_jis",
  "EUC-JP": "euc-jp",
  "EUC-KR": "euc-kr",
  Big5: "big5",
  GB18030: "gb18030",
};

const impossible = /[\ufffd\u0080-\u009f]/;

/** Letters that are none in this encoding: U+FFFD, or the control characters of its gaps. */
export const isUndecodable = (text: string): boolean => impossible.test(text);

/** The encoding that makes words of text that is not UTF-8. Western Europe when none does. */
export function weighLetters(evidence: Buffer): string {
  if (isNotLatin(evidence)) {
    for (const { name, confidence } of chardet.analyse(evidence)) {
      const encoding = scripts[name];
      if (encoding && confidence >= 30 && !isUndecodable(decode(evidence, encoding))) {
        return encoding;
      }
    }
  }
  const weights = (["windows-1252", "windows-1250"] as const).map((encoding) => {
    const lines = decode(evidence, encoding).split("\n");
    return lines.reduce((sum, line) => sum + weigh(line, encoding), 0);
  });
  const [western = 0, middle = 0] = weights;
  return middle > western ? "windows-1250" : "windows-1252";
}

const decode = (bytes: Buffer, encoding: string) => new TextDecoder(encoding).decode(bytes);

/** In Latin script most letters are ASCII. */
function isNotLatin(evidence: Buffer): boolean {
  const high = evidence.reduce((sum, byte) => sum + (byte > 0x7f ? 1 : 0), 0);
  const letters = evidence.toString("latin1").match(/[a-z]/gi)?.length ?? 0;
  return high > letters / 2;
}

/** How well a line reads as some language of the encoding. */
function weigh(line: string, encoding: Latin): number {
  let odd = 0;
  const letters: string[] = [];
  for (const { 0: letter, index } of line.matchAll(/[^\0-\u007f]/gu)) {
    if (isUndecodable(letter)) odd += 5;
    else if (splitsWord(line, letter, index)) odd += 3;
    else if (/\p{L}/u.test(letter)) letters.push(letter.toLowerCase());
  }
  const best = languages[encoding].map((known) =>
    letters.reduce((sum, letter) => sum + (known.includes(letter) ? 1 : -1), 0),
  );
  return Math.max(...best) - odd;
}

/** A sign or a capital before small letters: "mo¿e", "KrÊpa", "³agodny" are no words. */
function splitsWord(text: string, letter: string, at: number): boolean {
  if (!/\p{Ll}/u.test(text[at + letter.length] ?? " ")) return false;
  if (/\p{Ll}/u.test(text[at - 1] ?? " ")) return !/[\p{Ll}®™’‘·]/u.test(letter);
  return /[²³¹¼½¾¯´¸¨¤¦¬±]/.test(letter);
}
