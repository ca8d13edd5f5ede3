import { patience, usualPatience } from "../db/patience.ts";

// Read before each file of tests, and first by the processes that tests start: tests say whether
// the product is right, not whether the machine is fast. What the file before has shortened ends.

const long = 120_000;
Object.assign(patience, usualPatience, { connect: long, probe: long, lost: long, handover: long });
