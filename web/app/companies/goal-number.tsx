import { textOn } from "../ui/contrast.ts";
import { colours } from "../ui/tokens.ts";
import classes from "./goal-number.module.css";
import { goalColours } from "./goals.ts";

/** The number of a sustainable development goal in its colour; its name stands beside it. */
export function GoalNumber({ number }: { number: number }) {
  const colour = goalColours[number] ?? colours.ink;
  return (
    <span className={classes.number} style={{ background: colour, color: textOn(colour).text }}>
      {number}
    </span>
  );
}
