export { formatDay, formatTime } from "@neroli/contract/kernel/formats/shown-day.ts";
export {
  formatMonth,
  formatShort,
  weekdayNames,
} from "@neroli/contract/kernel/formats/shown-month.ts";
