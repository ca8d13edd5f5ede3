/** Of each network in IPv4, as "192.0.2.0/24", what a file says of it. */
export type Networks = Record<string, object>;

type Value = string | number | object;

/** Types of the format by their numbers; those from 8 on are written in a second byte. */
const types = { string: 2, uint32: 6, map: 7, array: 11 } as const;

function control(type: number, size: number): Buffer {
  if (size >= 29) return Buffer.from([...first(type, 29), ...second(type), size - 29]);
  return Buffer.from([...first(type, size), ...second(type)]);
}
const first = (type: number, size: number) => [((type > 7 ? 0 : type) << 5) | size];
const second = (type: number) => (type > 7 ? [type - 7] : []);

function encode(value: Value): Buffer {
  if (typeof value === "string") {
    return Buffer.concat([control(types.string, Buffer.byteLength(value)), Buffer.from(value)]);
  }
  if (typeof value === "number") {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return Buffer.concat([control(types.uint32, 4), bytes]);
  }
  if (Array.isArray(value)) {
    return Buffer.concat([control(types.array, value.length), ...value.map(encode)]);
  }
  const entries = Object.entries(value);
  return Buffer.concat([control(types.map, entries.length), ...entries.flat().map(encode)]);
}

/** A file of places in MaxMind's format (MMDB 2.0) that knows these networks. */
export function writePlaces(networks: Networks): Buffer {
  type Node = [Node | number | null, Node | number | null];
  const root: Node = [null, null];
  const data: Buffer[] = [];
  for (const [network, value] of Object.entries(networks)) {
    const [address = "", length = "32"] = network.split("/");
    const bits = address
      .split(".")
      .map((part) => Number(part).toString(2).padStart(8, "0"))
      .join("")
      .slice(0, Number(length));
    let node = root;
    for (const bit of bits.slice(0, -1)) {
      const side = Number(bit) as 0 | 1;
      const next = node[side];
      const below: Node = Array.isArray(next) ? next : [null, null];
      node[side] = below;
      node = below;
    }
    node[Number(bits.at(-1)) as 0 | 1] = Buffer.concat(data).length;
    data.push(encode(value));
  }
  const nodes: Node[] = [root];
  for (const node of nodes) for (const side of node) if (Array.isArray(side)) nodes.push(side);
  const tree = Buffer.alloc(nodes.length * 6);
  for (const [at, node] of nodes.entries()) {
    for (const [side, leads] of node.entries()) {
      const record = Array.isArray(leads)
        ? nodes.indexOf(leads)
        : nodes.length + (leads === null ? 0 : 16 + leads);
      tree.writeUIntBE(record, at * 6 + side * 3, 3);
    }
  }
  const about = {
    ...{
      binary_format_major_version: 2,
      binary_format_minor_version: 0,
      build_epoch: 1_764_000_000,
    },
    ...{ database_type: "Country", description: { en: "Countries" }, ip_version: 4 },
    ...{ languages: ["en"], node_count: nodes.length, record_size: 24 },
  };
  const marker = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from("MaxMind.com")]);
  return Buffer.concat([tree, Buffer.alloc(16), ...data, marker, encode(about)]);
}
