import { expect, test } from "vitest";
import { checkRooms } from "./rooms.mjs";

const check = (...files: string[]) => checkRooms(files.map((file) => `server/src/${file}`));

test("a room has files of known names, tests and what is made for them, and folders", () => {
  const known = ["users/routes.ts", "users/policy.ts", "users/users.test.ts"];
  expect(check(...known, "users/testing-users.ts", "users/letters/welcome.ts")).toEqual([]);
  expect(check("users/helpers.ts")).toEqual([
    "server/src/users/helpers.ts: a room has commands, factory, followers, jobs, listeners, personal, policy, present, queries, routes, and folders",
  ]);
  expect(check("kernel/actor.ts", "demo/seed.ts", "published/users.ts", "main.ts")).toEqual([]);
});

test("so has a part of a room with routes of its own", () => {
  expect(check("users/profile/portrait.ts")).toEqual([]);
  expect(check("users/profile/routes.ts", "users/profile/portrait.ts")).toHaveLength(1);
});

test("a file beside the folder of its name is told", () => {
  expect(check("users/queries.ts", "users/queries/find-user.ts")).toEqual([
    "server/src/users/queries.ts: it belongs into the folder of its name",
  ]);
});
