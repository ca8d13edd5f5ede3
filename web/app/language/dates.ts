export { formatDay, formatTime } from "@neroli/contract/kernel/formats/shown-day.ts";
