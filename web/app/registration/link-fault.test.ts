import { expect, test } from "vitest";
import { ApiError } from "../kernel/client.ts";
import { faultOfError, faultOfToken } from "./link-fault.ts";

const refused = (additional_data: Record<string, string>) =>
  new ApiError(410, { code: "registration.link-not-valid", additional_data });

test("a link that is not good says why: used, over, or none that we know", () => {
  for (const reason of ["USED", "EXPIRED", "UNKNOWN"]) {
    expect(faultOfError(refused({ reason }))).toBe(reason);
  }
  expect(faultOfError(refused({}))).toBe("EXPIRED");
  expect(faultOfError(new ApiError(500, {}))).toBeNull();
  // Copied in part.
  expect(faultOfToken("abc def")).toBe("UNKNOWN");
  expect(faultOfToken("A".repeat(43))).toBeNull();
});
