import { rmSync } from "node:fs";
import path from "node:path";
import { rolldown } from "rolldown";

// npm run build -w server: the server in a few files, which are read in two thirds of the time that
// the two thousand of src/ take. Packages stay where they are installed.

const folder = import.meta.dirname;
const output = path.join(folder, "build");
const programs = {
  main: "./src/main.ts",
  // What tests begin the process with: it changes what the built server reads, not its source.
  "more-patience": "./src/kernel/testing/more-patience.ts",
};

/** The source of each file that is named after a program. */
const sources = new Map();

const fromOutput = (file) => path.relative(output, file);
const place = /new URL\("(\.{1,2}\/[^"]+)\.ts", import\.meta\.url\)|import\.meta\.(?:url|dirname)/g;

/**
 * What a file of the server finds by its own place is found from the build: programs of threads and
 * processes are built beside it, everything else stays in src/.
 */
const places = {
  name: "places",
  transform: {
    filter: { id: /\.ts$/, code: /import\.meta\.(?:url|dirname)/ },
    handler(code, file) {
      const beside = path.dirname(file);
      const moved = code.replace(place, (found, program) => {
        if (found === "import.meta.dirname") return `(${found} + "/${fromOutput(beside)}")`;
        if (!program) return `new URL("${fromOutput(file)}", ${found}).href`;
        const id = path.resolve(beside, `${program}.ts`);
        const fileName = `${path.basename(program)}.js`;
        const known = sources.get(fileName) ?? id;
        if (known !== id) throw new Error(`two programs have one name: ${known} and ${id}`);
        sources.set(fileName, id);
        this.emitFile({ type: "chunk", id, fileName });
        return `new URL("./${fileName}", import.meta.url)`;
      });
      // Every line is where it was.
      return { code: moved, map: null };
    },
  },
};

rmSync(output, { recursive: true, force: true });
const bundle = await rolldown({
  cwd: folder,
  input: programs,
  platform: "node",
  external: (id) => !/^[./]|^@neroli\//.test(id),
  plugins: [places],
});
await bundle.write({ dir: output, format: "esm", sourcemap: true });
