import chardet from "chardet";

/** Letters and signs beyond ASCII that people write in the west and in the middle of Europe. */
const written: Record<string, string> = {
  "windows-1252": "äöüßÄÖÜéèêëàâçñîïôûùúíóáìòÉÈÀÇÑÍÓÁÚœæøåØÅãõýð°µ®©™²³½¼¾±·×–—’‘“”„€£§•…«»ºª¡¿ ",
  "windows-1250":
    "ąćęłńóśźżĄĆĘŁŃÓŚŹŻáčďéěíňřšťúůýžÁČĎÉĚÍŇŘŠŤÚŮÝŽöőüűÖŐÜŰäăâîşţĂÂÎŞŢôľĺŕëß°µ®©™±·×–—’‘“”„€§•…«» ",
};

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

/** Portuguese has it now and then; in Hungarian text it stands for one of every third word. */
const rare = "õ";

const impossible = /[\ufffd\u0080-\u009f]/;

/** Letters that are none in this encoding: U+FFFD, or the control characters of its gaps. */
export const isUndecodable = (text: string): boolean => impossible.test(text);

/** Of text that is not UTF-8: which encoding makes words of it. Western Europe when nothing does. */
export function weighLetters(evidence: Buffer): string {
  if (isNotLatin(evidence)) {
    for (const { name, confidence } of chardet.analyse(evidence)) {
      const encoding = scripts[name];
      if (encoding && confidence >= 30 && !isUndecodable(decode(evidence, encoding))) {
        return encoding;
      }
    }
  }
  const weights = Object.entries(written).map(([encoding, letters]) => ({
    encoding,
    weight: weigh(decode(evidence, encoding), letters),
  }));
  const [western, middle] = weights.map(({ weight }) => weight);
  return (middle ?? 0) > (western ?? 0) ? "windows-1250" : "windows-1252";
}

const decode = (bytes: Buffer, encoding: string) => new TextDecoder(encoding).decode(bytes);

/** In Latin script most letters are ASCII. */
function isNotLatin(evidence: Buffer): boolean {
  const high = evidence.reduce((sum, byte) => sum + (byte > 0x7f ? 1 : 0), 0);
  const letters = evidence.toString("latin1").match(/[a-z]/gi)?.length ?? 0;
  return high > letters / 2;
}

function weigh(text: string, letters: string): number {
  let weight = 0;
  for (const { 0: letter, index } of text.matchAll(/[^\0-\u007f]/gu)) {
    if (isUndecodable(letter)) weight -= 5;
    else if (splitsWord(text, letter, index)) weight -= 3;
    else if (rare.includes(letter)) weight += 0.2;
    else weight += letters.includes(letter) ? 1 : -1;
  }
  return weight;
}

/** A sign or a capital before small letters: "mo¿e", "KrÊpa", "³agodny" are no words. */
function splitsWord(text: string, letter: string, at: number): boolean {
  if (!/\p{Ll}/u.test(text[at + letter.length] ?? " ")) return false;
  if (/\p{Ll}/u.test(text[at - 1] ?? " ")) return !/[\p{Ll}®™’‘·]/u.test(letter);
  return /[²³¹¼½¾¯´¸¨¤¦¬±]/.test(letter);
}
