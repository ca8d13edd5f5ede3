import { badLines } from "./bad-lines.ts";
import { clock } from "./clock.ts";
import { databaseKilled } from "./database-killed.ts";
import { databaseRestarted } from "./database-restarted.ts";
import { drain } from "./drain.ts";
import { equalNodes } from "./equal-nodes.ts";
import { killRounds } from "./kill-rounds.ts";
import { memoryLimit } from "./memory-limit.ts";
import { notifications } from "./notifications.ts";
import type { Scenario } from "./open-chaos.ts";
import { openTransaction } from "./open-transaction.ts";
import { replica } from "./replica.ts";
import { restoreKilled } from "./restore-killed.ts";
import { lostNode, rollingRestart } from "./rolling-restart.ts";
import { scans } from "./scans.ts";
import { silentConnection } from "./silent-connection.ts";
import { twoStarts } from "./two-starts.ts";
import { upgrade } from "./upgrade.ts";

/**
 * How a scenario is added: a file beside this one that exports a `Scenario`, and its line here. It
 * takes its servers and databases from the `Chaos` it is given, which ends them afterwards, draws its
 * moments from `random`, goes `rounds` times, and answers its figures and whether the target holds.
 */
export const scenarios: readonly Scenario[] = [
  silentConnection,
  databaseKilled,
  openTransaction,
  killRounds,
  drain,
  twoStarts,
  notifications,
  scans,
  equalNodes,
  rollingRestart,
  lostNode,
  replica,
  upgrade,
  badLines,
  databaseRestarted,
  clock,
  memoryLimit,
  restoreKilled,
];
