import { expect, test } from "vitest";
import { type SocialNetwork, socialLink } from "./social-links.ts";

test.each<[SocialNetwork, string, string]>([
  ["linkedin", "https://www.linkedin.com/in/ada", "https://www.linkedin.com/in/ada"],
  ["linkedin", " de.linkedin.com/in/ada ", "https://de.linkedin.com/in/ada"],
  ["twitter", "http://x.com/ada", "https://x.com/ada"],
  ["youtube", "https://youtu.be/abc", "https://youtu.be/abc"],
])("%s: %j is %j", (network, typed, whole) => {
  expect(socialLink(network, typed)).toBe(whole);
});

test.each<[SocialNetwork, string]>([
  ["linkedin", "https://facebook.com/ada"],
  ["linkedin", "https://linkedin.com.evil.example/in/ada"],
  ["linkedin", "https://notlinkedin.com/in/ada"],
  ["linkedin", "https://linkedin.com"],
  ["twitter", "https://ada@x.com/ada"],
  ["instagram", "javascript:alert(1)"],
  ["instagram", "@ada"],
  ["instagram", ""],
])("%s: %j is no page of it", (network, typed) => {
  expect(socialLink(network, typed)).toBeNull();
});
