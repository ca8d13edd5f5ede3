import { expect, test } from "vitest";
import labels from "../../../texts/study/labels.json";
import names from "../../../texts/study/names.json";
import { cities, measures, pointsOf } from "./cities.ts";

const cityOf = (key: string) => cities.find((city) => city.key === key);

test.each([
  ["madrid", 90.9],
  ["helsinki", 78.6],
  ["cairo", 60.3],
])("%s has the score that the formula gives by hand", (key, score) => {
  expect(cityOf(key)?.score.toFixed(1)).toBe(score.toFixed(1));
});

test.each([
  ["humidity", [19, 20, 35, 50, 60, 95, 99], [0, 0, 10, 20, 20, 0, 0]],
  ["uv", [0, 2, 6, 10, 12], [20, 20, 10, 0, 0]],
  ["temperature", [-9, -2, 5, 12, 20, 25, 30, 35], [0, 0, 10, 20, 20, 10, 0, 0]],
] as const)(
  "points of %s fall in a straight line between the bounds",
  (measure, values, points) => {
    expect(values.map((value) => Math.round(pointsOf(measure, value)))).toEqual(points);
  },
);

test("there are forty cities, each with its parts and a name in every language", () => {
  expect(cities).toHaveLength(40);
  expect(cities.map(({ rank }) => rank)).toEqual(cities.map((_, at) => at + 1));
  for (const { key, points, score } of cities) {
    expect(measures.reduce((sum, measure) => sum + points[measure], 0)).toBeCloseTo(score);
    for (const named of Object.values(names)) expect(named).toHaveProperty(key);
  }
  const [english, ...others] = Object.values(labels).map((each) => Object.keys(each));
  for (const keys of others) expect(keys).toEqual(english);
});
