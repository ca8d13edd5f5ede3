interface Placed {
  key: string;
  name: string;
  hall: string | null;
  stand: string | null;
}
type Order = (one: Placed, other: Placed) => number;

/** Halls and stands as people count them: "A2" before "A10"; who has none yet comes last. */
export function inOrderOf(language: string) {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const place = (one: string | null, other: string | null) =>
    one !== null && other !== null ? compare(one, other) : Number(!one) - Number(!other);
  const name: Order = (one, other) =>
    compare(one.name, other.name) || (one.key < other.key ? -1 : Number(one.key > other.key));
  const stand: Order = (one, other) =>
    place(one.hall, other.hall) || place(one.stand, other.stand) || name(one, other);
  return {
    name,
    "-name": (one, other) => name(other, one),
    stand,
    "-stand": (one, other) => stand(other, one),
  } satisfies Record<string, Order>;
}
