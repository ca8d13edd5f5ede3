import { beforeAll } from "vitest";
import { startKit } from "./kit/open-kit.ts";

// One file, so that one server does for both: two of development, of one tree, write the same files.
import "./kit/charts.ts";
import "./kit/controls.ts";

// What it answers ends the server after the last test.
beforeAll(startKit);
