import { type Cosmetic, hasTrait, type Trait } from "./cosmetic.ts";

/** Products that a text of an annex speaks of. */
export interface Scope {
  /** One of these; each is all of its traits. An item without any is every product. */
  items: ScopeItem[];
  except: ScopeItem[];
  /** Something of the text is not understood. */
  unclear: boolean;
}

interface ScopeItem {
  traits: Trait[];
  not: Trait[];
  /** "Other …": those of which nothing before has spoken. */
  rest: boolean;
}

/** Words that name products, the longer first: each is taken out of the text once it is found. */
const words: readonly (readonly [RegExp, readonly Trait[]])[] = [
  // As the files write it: "hair due substance", "hair day products", "oxidatie".
  [
    /hair d\w{2} substances?(?: in)? non- ?oxidat\w*(?: hair d\w{2,3} products?)?/g,
    ["non-oxidative-dye"],
  ],
  [/hair d\w{2} substances?(?: in)? oxidat\w*(?: hair d\w{2,3} products?)?/g, ["oxidative-dye"]],
  [/non- ?oxidat\w* hair d\w{2,3} products?/g, ["non-oxidative-dye"]],
  [/non- ?oxidising colouring agents for hair dyeing/g, ["non-oxidative-dye"]],
  [/oxidat\w* hair d\w{2,3} products?/g, ["oxidative-dye"]],
  [/oxidising colouring agents for hair dyeing/g, ["oxidative-dye"]],
  [/hair dye (?:substances? )?(?:in )?products?/g, ["hair-dye"]],
  [/hair waving or straightening products?/g, ["hair-straightener"]],
  [/hair straighten(?:ing|ers?)(?: products?)?/g, ["hair-straightener"]],
  [/anti-? ?dandruff shampoos?/g, ["antidandruff"]],
  [/shampoos?/g, ["shampoo"]],
  [/hair lotions?/g, ["hair-lotion"]],
  [/hair aerosol spray products?/g, ["hair", "propellant-spray"]],
  [/hair sprays?/g, ["hair", "spray"]],
  [/products? inten[dt]ed for colou?ring eyelashes/g, ["eyelash-colour"]],
  [/products? intended for eyelash waving/g, ["eyelash-waving"]],
  [/products? intended for eyelashes/g, ["eyelash"]],
  [/self-tanning products? for the face/g, ["self-tanning", "face"]],
  [/self-tanning products?/g, ["self-tanning"]],
  [/nail hardening products?/g, ["nail-hardener"]],
  [/nail cuticle solvents?/g, ["nail-cuticle"]],
  [/artificial nail systems?/g, ["artificial-nails"]],
  [/nail products?/g, ["nail"]],
  [/depilatories/g, ["depilatory"]],
  [/tooth whitening or bleaching products?/g, ["tooth-whitening"]],
  [/tooth ?pastes?/g, ["toothpaste"]],
  [/mouth ?(?:wash(?:es)?|rinses?)/g, ["mouthwash"]],
  [/oral (?:care )?produc(?:t|r)s?/g, ["oral"]],
  [/hand soaps?/g, ["soap", "hand"]],
  [/body soaps?/g, ["soap", "body"]],
  [/shower gels?/g, ["shower-gel"]],
  [/bath products?/g, ["bath"]],
  [/soaps?/g, ["soap"]],
  [/hand wash(?:es)?/g, ["hand-wash"]],
  [/roll-on deodorants?/g, ["roll-on"]],
  [/deodorants?/g, ["deodorant"]],
  [/anti-?perspirants?/g, ["antiperspirant"]],
  [/fine fragrances?/g, ["fine-fragrance"]],
  [/eau de toilette/g, ["eau-de-toilette"]],
  [/fragrance creams?/g, ["fragrance-cream"]],
  [/hydroalcoholic(?:-based)?(?: fragrances?| products?)?/g, ["hydroalcoholic"]],
  [/face creams?/g, ["face-cream"]],
  [/face products? in loose powder form/g, ["face", "loose-powder"]],
  [/face powders?/g, ["face-powder"]],
  [/blemish concealers?/g, ["face-makeup"]],
  [/face make-?up/g, ["face-makeup"]],
  [/(?:eye make-?up|eye ?shadows?|eye ?liners?|mascaras?)/g, ["eye-makeup"]],
  [/make-?up removers?/g, ["makeup-remover"]],
  [/lip ?sticks?/g, ["lipstick"]],
  [/lip products?/g, ["lip"]],
  [/eye products?/g, ["eye"]],
  [/face products?/g, ["face"]],
  [/hand products?/g, ["hand"]],
  [/body lotions?/g, ["body-lotion"]],
  [/foot ?care products?/g, ["foot-care"]],
  [/sunscreens?(?: products?)?/g, ["sunscreen"]],
];

/** Words that narrow what is named beside them. */
const narrowing: readonly (readonly [RegExp, readonly Trait[]])[] = [
  [/propell[ae]nt(?: sprays?)?|aerosol dispensers?(?: \(sprays?\))?/g, ["propellant-spray"]],
  [/aerosols dispensers?(?: \(sprays?\))?/g, ["propellant-spray"]],
  [/spray\/aerosol/g, ["spray"]],
  [/inhaled/g, ["inhaled"]],
  [/pump sprays?/g, ["pump-spray"]],
  [/sprays?|aerosols?/g, ["spray"]],
  [/leave[- ]on/g, ["leave-on"]],
  [/rinse[- ]off/g, ["rinse-off"]],
  [/professional use/g, ["professional"]],
  [/general use|general consumers/g, ["general-use"]],
  [/\bhair\b/g, ["hair"]],
  [/\bskin\b/g, ["skin"]],
  [/\bface\b/g, ["face"]],
  [/\bbody\b/g, ["body"]],
  [/(?:applied )?on (?:the )?mucous membranes/g, ["mucous"]],
  [
    /(?:intended to be used )?(?:for|by) children under (?:3|three) years(?: of age)?/g,
    ["under-three"],
  ],
];

/** What is left of a text that is understood. */
const fillers =
  /\b(?:products?|produts|producrs|preparations?|applications?|cosmetics?|the|in|form|of|for|to|be|used|only|all|any|intended|use|head|care|following)\b|[\s(),.;:/*&-]/g;

/**
 * The products of a text such as "Rinse-off products, except oral care products". What is not in its
 * words is not guessed: then it is `unclear`.
 */
export function readScope(text: string): Scope {
  const plain = text
    .toLowerCase()
    .replace(/[‐-―]/g, "-")
    .replace(/\s+/g, " ")
    .replace(/,?\s*not in (?:the )?form of (?:a )?sprays?/g, " non-spray")
    .replace(/,?\s*including [^;]*$/g, "")
    .trim();
  const [base = "", ...exceptions] = plain.split(
    /[,(]?\s*(?:with the exception of|except(?: for| in)?|excluding|other than)\s+/,
  );
  const { found, unclear } = readItems(base);
  const except = exceptions.map(readItems);
  // Which of several items an exception belongs to is not said plainly enough.
  const isTangled = exceptions.length > 1 || exceptions.some((each) => /\)\s*\S/.test(each));
  return {
    items: found.length > 0 ? found : [everything],
    except: except.flatMap((each) => each.found),
    unclear: unclear || isTangled || except.some((each) => each.unclear),
  };
}

const everything: ScopeItem = { traits: [], not: [], rest: false };

function readItems(text: string): { found: ScopeItem[]; unclear: boolean } {
  // First the words that have "or", "and" or a slash within them.
  let marked = text;
  for (const [at, [word]] of words.entries()) marked = marked.replace(word, ` \u00A7${at} `);
  const read = marked.split(/[,;]|\band\b|\bor\b|\/(?!aerosol)/).map(readItem);
  const rest = read[0]?.found[0]?.rest ?? false;
  return {
    found: read.flatMap(({ found }) => found.map((item) => ({ ...item, rest: item.rest || rest }))),
    unclear: read.some(({ unclear }) => unclear),
  };
}

function readItem(text: string): { found: ScopeItem[]; unclear: boolean } {
  const rest = /\bothers?\b/.test(text);
  const not: Trait[] = /\bnon-sprays?\b/.test(text) ? ["spray"] : [];
  const named = [...text.matchAll(/\u00A7(\d+)/g)].map(([, at]) => words[Number(at)]?.[1] ?? []);
  let left = text.replace(/\u00A7\d+|\bothers?\b|\bnon-sprays?\b/g, " ");
  const narrowed = narrowing.flatMap(([word, traits]) => {
    const before = left;
    left = left.replace(word, " ");
    return left === before ? [] : traits;
  });
  const unclear = left.replace(fillers, "") !== "";
  if (named.length === 0 && narrowed.length === 0 && !rest && not.length === 0) {
    // "All cosmetic products" is every one; nothing but separators is no item.
    const isEvery = /\ball\b|\bcosmetics?\b|\bproducts?\b/.test(text);
    return { found: isEvery || unclear ? [everything] : [], unclear };
  }
  const alternatives = named.length > 0 ? named : [[]];
  return {
    found: alternatives.map((traits) => ({ traits: [...traits, ...narrowed], not, rest })),
    unclear,
  };
}

/**
 * Whether the scope holds the product. null: not known. `before` says whether any scope that was named
 * earlier holds it.
 */
export function inScope(
  scope: Scope,
  cosmetic: Cosmetic,
  before: boolean | null = false,
): boolean | null {
  const holds = (item: ScopeItem) =>
    all([
      ...item.traits.map((trait) => hasTrait(cosmetic, trait)),
      ...item.not.map((trait) => negate(hasTrait(cosmetic, trait))),
      ...(item.rest ? [negate(before)] : []),
    ]);
  const named = some(scope.items.map(holds));
  const excepted = some(scope.except.map(holds));
  const held = all([named, negate(excepted)]);
  return scope.unclear ? null : held;
}

const negate = (value: boolean | null): boolean | null => (value === null ? null : !value);

function all(values: readonly (boolean | null)[]): boolean | null {
  if (values.includes(false)) return false;
  return values.includes(null) ? null : true;
}

export function some(values: readonly (boolean | null)[]): boolean | null {
  if (values.includes(true)) return true;
  return values.includes(null) ? null : false;
}
