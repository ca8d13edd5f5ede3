import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import mysql from "mysql2/promise";
import { facetValues } from "../catalogue.ts";
import type { Contestant } from "../contestant.ts";
import type { Query } from "../queries.ts";
import { answers } from "../reference.ts";

const parts = 2;
const port = 19_306;

const configuration = (folder: string) => `
${Array.from(
  { length: parts },
  (_, part) => `
source products${part} {
  type = tsvpipe
  tsvpipe_command = cat ${folder}/products${part}.tsv
  tsvpipe_field = name
  tsvpipe_field = inci
  tsvpipe_field = cas
  tsvpipe_field = description
  tsvpipe_attr_multi = facets
}
index products${part} {
  source = products${part}
  path = ${folder}/products${part}
  dict = keywords
  min_prefix_len = 3
}`,
).join("\n")}
index products {
  type = distributed
${Array.from({ length: parts }, (_, part) => `  local = products${part}`).join("\n")}
}
indexer {
  mem_limit = 512M
}
searchd {
  listen = 127.0.0.1:${port}:mysql41
  log = ${folder}/searchd.log
  pid_file = ${folder}/searchd.pid
  binlog_path =
  workers = threads
  dist_threads = ${parts}
}`;

/** Sphinx in several indexed parts, asked in its own language; typos by the words it was given. */
export function sphinx(): Contestant {
  let folder = "";
  let daemon: ChildProcess;
  let client: mysql.Connection;
  const words = new Set<string>();

  const matchOf = ({ kind, text }: Query): string => {
    if (kind === "prefix3") return `${text}*`;
    if (kind === "typo") return [...words].filter((word) => answers(word, text, kind)).join(" | ");
    return text;
  };
  const where = (query: Query): string => {
    if (query.kind === "all") return "";
    if (query.kind === "filter") {
      return `where ${query.filter.map((value) => `facets = ${value}`).join(" and ")}`;
    }
    return `where match('${matchOf(query)}')`;
  };

  return {
    async build(products) {
      folder = await mkdtemp(path.join(tmpdir(), "neroli-bench-"));
      const files = Array.from({ length: parts }, (_, part) =>
        createWriteStream(path.join(folder, `products${part}.tsv`)),
      );
      for (const { id, name, inci, cas, description, facets } of products) {
        for (const word of `${name} ${inci} ${description}`.split(" ")) words.add(word);
        const file = files[id % parts];
        const line = [id + 1, name, inci, cas, description, facets.join(",")].join("\t");
        if (file && !file.write(`${line}\n`)) await once(file, "drain");
      }
      for (const file of files) await new Promise<void>((resolve) => file.end(resolve));
      const settings = path.join(folder, "sphinx.conf");
      await writeFile(settings, configuration(folder));
      const indexed = spawnSync("indexer", ["--config", settings, "--all", "--quiet"]);
      if (indexed.status !== 0) throw new Error(`indexer: ${indexed.stdout}${indexed.stderr}`);
      daemon = spawn("searchd", ["--config", settings, "--nodetach"], { stdio: "ignore" });
      client = await connect();
    },
    async search(query) {
      const condition = where(query);
      const options =
        "option max_matches=2000, field_weights=(name=4, inci=3, cas=5, description=1)";
      const [top] = await client.query<mysql.RowDataPacket[]>(
        `select id from products ${condition} limit 20 ${options}`,
      );
      const [meta] = await client.query<mysql.RowDataPacket[]>("show meta");
      const [grouped] = await client.query<mysql.RowDataPacket[]>(
        `select groupby() as value, count(*) as found from products ${condition}
         group by facets limit ${facetValues} option max_matches=2000`,
      );
      const total = meta.find((row) => row.Variable_name === "total_found")?.Value;
      const counts = new Uint32Array(facetValues);
      for (const { value, found } of grouped) counts[Number(value)] = Number(found);
      return { total: Number(total), counts, top: top.map(({ id }) => Number(id) - 1) };
    },
    async memory() {
      const status = await readFile(`/proc/${daemon.pid}/status`, "utf8");
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1_024;
    },
    async close() {
      client.destroy();
      daemon.kill();
      await once(daemon, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function connect(): Promise<mysql.Connection> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await mysql.createConnection({ host: "127.0.0.1", port });
    } catch (error) {
      if (attempt === 100) throw error;
      await pause(100);
    }
  }
}
