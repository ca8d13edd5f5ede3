import { afterEach } from "vitest";
import { closePages } from "./browser.ts";

// Runs for every file of tests: a module is read once, and its own hooks would be the first file's.
afterEach(closePages);
