/** One line of a chart of times. */
export interface Series {
  key: string;
  name: string;
  /** One for each time. */
  values: readonly number[];
  /** Of the period before, time by time. */
  before?: readonly number[] | undefined;
}

export interface TimesData {
  /** Days ("2031-03-05") or months ("2031-03"). */
  times: readonly string[];
  /** One to four. */
  series: readonly Series[];
}

/** One of several that are compared by their length. */
export interface Bar {
  key: string;
  label: string;
  value: number;
  /** Where more about it stands. */
  href?: string | undefined;
}

/** One after the other: each is a part of the one before. */
export interface Step {
  key: string;
  label: string;
  value: number;
  /** Where more about it stands. */
  href?: string | undefined;
}

export interface CountryCount {
  /** ISO 3166-1 alpha-2. */
  country: string;
  value: number;
}

export interface Heading {
  key: string;
  label: string;
}

export interface MatrixData {
  rows: readonly Heading[];
  columns: readonly Heading[];
  /** By row and column. */
  values: readonly (readonly number[])[];
}
