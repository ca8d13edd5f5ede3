import { writeFileSync } from "node:fs";
import { keepRunning } from "../../tools/keep-running.mjs";

// The product as npm start keeps it running, and the first that the kernel ends when memory is short.
writeFileSync("/proc/self/oom_score_adj", "500");
keepRunning(process.execPath, ["server/build/main.js"], { env: process.env });
