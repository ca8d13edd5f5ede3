import { spawn } from "node:child_process";
import { pinnedEnvironment, root, whenNpmEnds } from "./run.mjs";

const minute = 60_000;
const firstPause = 500;
const longestPause = 8_000;
/** Unexpected ends within a minute, after which it is not started again. */
const mostEnds = 5;
/** Signals that come together are one: the terminal, npm and the shell each pass it on. */
const together = 300;

/**
 * Runs the server until it is told to end, and starts it anew when it ends by anything else: killed
 * for its memory, by a defect, by a code. A start that has never come so far that the server says
 * "up" and ends by itself is a refusal in a sentence, which would only be said again.
 */
export function keepRunning(command, args, { env = pinnedEnvironment(), cwd = root } = {}) {
  let child;
  let hasBeenUp = false;
  let told = 0;
  let lastTold = 0;
  let waiting;
  let ends = [];
  let pause = firstPause;

  const start = () => {
    // Its own process group: Ctrl-C in a terminal reaches this script alone, which passes it on.
    child = spawn(command, args, {
      cwd,
      env,
      stdio: ["inherit", "inherit", "inherit", "ipc"],
      detached: true,
    });
    child.on("message", (said) => {
      if (said === "up") hasBeenUp = true;
    });
    child.once("error", (error) => {
      say(`${command} did not start: ${error.message}`);
      process.exit(1);
    });
    child.once("exit", ended);
  };

  const ended = (code, signal) => {
    if (told > 0 || code === 0) process.exit(code ?? (signal === "SIGINT" ? 130 : 1));
    if (!hasBeenUp && signal === null) process.exit(code);
    const now = Date.now();
    ends = [...ends.filter((each) => now - each < minute), now];
    if (ends.length === 1) pause = firstPause;
    const how = signal ? `was ended by ${signal}` : `ended with code ${code}`;
    if (ends.length >= mostEnds) {
      say(`The server ${how}, the ${mostEnds}th time within a minute. It is not started again.`);
      process.exit(1);
    }
    say(`The server ${how}. It is started again in ${pause / 1_000} seconds.`);
    waiting = setTimeout(start, pause);
    pause = Math.min(pause * 2, longestPause);
  };

  const end = (signal) => {
    const now = Date.now();
    if (now - lastTold < together) return;
    lastTold = now;
    told += 1;
    clearTimeout(waiting);
    if (child.exitCode !== null || child.signalCode !== null) process.exit(130);
    // Whoever asks a third time does not want to wait for what is in hand.
    child.kill(told > 2 ? "SIGKILL" : signal);
  };

  process.on("SIGINT", () => end("SIGINT"));
  process.on("SIGTERM", () => end("SIGTERM"));
  process.on("SIGHUP", () => end("SIGTERM"));
  whenNpmEnds(() => end("SIGTERM"));
  start();
}

/** A person reads at a terminal; elsewhere a line as the server's log has them. */
function say(sentence) {
  const line = { level: "error", time: new Date().toISOString(), pid: process.pid, msg: sentence };
  process.stderr.write(`${process.stderr.isTTY ? sentence : JSON.stringify(line)}\n`);
}
