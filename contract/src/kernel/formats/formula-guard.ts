/** The characters with which a formula begins for spreadsheet programs (OWASP, CSV injection). */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;
/** The same behind marks: a text that bears one itself gets another, so that no mark is lost. */
const guardable = /^'*[=+\-@\t\r\n＝＋－＠]/;
const guarded = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** Whether a spreadsheet program would run this text when it is typed or read from CSV. */
export const startsFormula = (text: string): boolean => formulaStart.test(text);

/** The text with an apostrophe before it where it would be a formula: programs show it as text. */
export const guardFormula = (text: string): string => (guardable.test(text) ? `'${text}` : text);

/** The text that `guardFormula` was given: an import reads back what was exported. */
export const removeFormulaGuard = (text: string): string =>
  guarded.test(text) ? text.slice(1) : text;
