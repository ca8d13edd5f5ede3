import { keepRunning } from "../../tools/keep-running.mjs";

// The product as npm start keeps it running, and the first that the kernel ends when memory is short:
// the server alone, not what keeps it, which the kernel would end beside it before its memory is free.
const firstToEnd = 'echo 500 > /proc/self/oom_score_adj && exec "$0" "$@"';
keepRunning("sh", ["-c", firstToEnd, process.execPath, "server/build/main.js"], {
  env: process.env,
});
