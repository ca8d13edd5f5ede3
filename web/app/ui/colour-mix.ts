import type { MantineColorsTuple } from "@mantine/core";

/** "#rrggbb" on its way to black (0) or white (255); with a share of 1 it arrives. */
export function mix(hex: string, toward: 0 | 255, share: number): string {
  return `#${[1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
    .map((channel) => Math.round(channel + (toward - channel) * share))
    .map((channel) => channel.toString(16).padStart(2, "0"))
    .join("")}`;
}

/** Ten shades around a colour, which becomes shade 6 (Mantine's filled shade). */
export function shadesOf(hex: string): MantineColorsTuple {
  return [
    mix(hex, 255, 0.92),
    mix(hex, 255, 0.8),
    mix(hex, 255, 0.64),
    mix(hex, 255, 0.46),
    mix(hex, 255, 0.3),
    mix(hex, 255, 0.14),
    hex,
    mix(hex, 0, 0.1),
    mix(hex, 0, 0.2),
    mix(hex, 0, 0.45),
  ];
}
