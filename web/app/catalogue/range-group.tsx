import type { FoundInterval } from "@neroli/contract/catalogue/endpoints.ts";
import { type IntervalFault, intervalFault } from "@neroli/contract/catalogue/interval-faults.ts";
import { writeCount } from "@neroli/phrases/write-count.ts";
import { type FocusEvent, type FormEvent, useId, useState } from "react";
import { useNavigate } from "react-router";
import { failureSentence } from "../kernel/forms/field-failures.ts";
import { useLanguage, useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import layout from "../ui/layout.module.css";
import { facetTitle, unitWord } from "./facet-words.ts";
import { FilterGroup } from "./filter-group.tsx";
import classes from "./range-group.module.css";
import { type RefusedInterval, readNumber } from "./read-refinements.ts";
import { hrefOf, ranged, type SearchState } from "./search-state.ts";
import { intervalWord } from "./use-filters-in-use.ts";

interface RangeProps {
  range: FoundInterval;
  state: SearchState;
}

/** A field with numbers: how many products lie where, and two ends to narrow it by. */
export function RangeGroup({ range, state }: RangeProps) {
  const t = useT();
  const { group } = range;
  const chosen = state.ranges[group];
  const refused = state.refused.find(({ field }) => field === group);
  const [open, setOpen] = useState(chosen !== undefined || refused !== undefined);
  const title = facetTitle(t, group);
  return (
    <FilterGroup title={title} chosen={chosen ? 1 : 0} open={open} onOpen={setOpen}>
      {open && (
        <>
          <Steps range={range} state={state} />
          <Ends {...{ range, state, title, refused }} />
        </>
      )}
    </FilterGroup>
  );
}

/** Ten steps of the numbers found, for the eye and the pointer: the fields say and do the same. */
function Steps({ range, state }: RangeProps) {
  const t = useT();
  const language = useLanguage();
  const { group, min, max, counts } = range;
  const most = Math.max(...counts);
  const unit = unitWord(t, range.unit);
  const chosen = state.ranges[group];
  if (most === 0 || max <= min) return null;
  const width = (max - min) / counts.length;
  return (
    <div className={classes.steps} aria-hidden="true">
      {counts.map((count, at) => {
        const step = {
          min: at === 0 ? min : rounded(min + at * width),
          max: at === counts.length - 1 ? max : rounded(min + (at + 1) * width),
        };
        const outside =
          chosen &&
          ((chosen.min !== null && step.max < chosen.min) ||
            (chosen.max !== null && step.min > chosen.max));
        return (
          <a
            key={step.min}
            href={hrefOf(state, { ranges: ranged(state.ranges, group, step) })}
            rel="nofollow"
            tabIndex={-1}
            data-keep-scroll=""
            data-outside={outside || undefined}
            title={`${intervalWord({ t, language }, step, unit)}: ${writeCount(count, language)}`}
          >
            <span style={{ height: `${count === 0 ? 0 : Math.max(6, (count / most) * 100)}%` }} />
          </a>
        );
      })}
    </div>
  );
}

/** Four digits are more than anybody reads off a bar. */
const rounded = (value: number) => Number(value.toPrecision(4));

interface EndsProps extends RangeProps {
  title: string;
  /** What the address says and cannot be: it stands in the fields, to be mended. */
  refused: RefusedInterval | undefined;
}

/** The two fields; what is typed holds when one leaves them or presses Enter. */
function Ends({ range, state, title, refused }: EndsProps) {
  const t = useT();
  const language = useLanguage();
  const navigate = useNavigate();
  const id = useId();
  const { group } = range;
  const chosen = state.ranges[group];
  const say = (end: number | null | undefined) =>
    end === null || end === undefined
      ? ""
      : end.toLocaleString(language, { maximumFractionDigits: 6, useGrouping: false });
  const [shown, setShown] = useState(chosen);
  const first = chosen ?? refused?.ends;
  const [typed, setTyped] = useState({ min: say(first?.min), max: say(first?.max) });
  const [fault, setFault] = useState<IntervalFault | null>(refused?.fault ?? null);
  // A field shows a new end from the address; text being typed in the other field stays.
  if (shown?.min !== chosen?.min || shown?.max !== chosen?.max) {
    setShown(chosen);
    setFault(null);
    setTyped({
      min: shown?.min === chosen?.min ? typed.min : say(chosen?.min),
      max: shown?.max === chosen?.max ? typed.max : say(chosen?.max),
    });
  }
  const unit = unitWord(t, range.unit);

  const apply = () => {
    const min = readNumber(typed.min);
    const max = readNumber(typed.max);
    if (min === undefined || max === undefined) return setFault("interval");
    const impossible = intervalFault(group, { min, max });
    setFault(impossible);
    if (impossible !== null) return;
    if (min === (chosen?.min ?? null) && max === (chosen?.max ?? null)) return;
    void navigate(hrefOf(state, { ranges: ranged(state.ranges, group, { min, max }) }), {
      preventScrollReset: true,
    });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  // From one field to the other is not leaving them.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) apply();
  };
  return (
    <form className={classes.ends} onSubmit={onSubmit} onBlur={onBlur} aria-label={title}>
      {(["min", "max"] as const).map((end) => (
        <label key={end}>
          {t(end === "min" ? "search-refine.from" : "search-refine.to")}
          <input
            className={layout.control}
            inputMode="decimal"
            autoComplete="off"
            maxLength={17}
            value={typed[end]}
            placeholder={say(end === "min" ? range.min : range.max)}
            aria-invalid={fault !== null || undefined}
            aria-describedby={fault ? `${id}-fault` : undefined}
            onChange={(event) => setTyped({ ...typed, [end]: event.target.value })}
          />
        </label>
      ))}
      {unit && <span className={classes.unit}>{unit}</span>}
      <Button type="submit" variant="strong" size="small" className={classes.apply}>
        {t("search-refine.range.apply")}
      </Button>
      {fault && (
        <p className={classes.fault} id={`${id}-fault`} role="alert">
          {fault === "interval"
            ? t("search-refine.range.no-number")
            : failureSentence(t, { code: fault })}
        </p>
      )}
      {chosen && (
        <a
          className={layout.link}
          href={hrefOf(state, { ranges: ranged(state.ranges, group, null) })}
          rel="nofollow"
          data-keep-scroll=""
        >
          {t("search-refine.range.clear", { title })}
        </a>
      )}
    </form>
  );
}
