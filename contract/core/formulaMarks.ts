/** Where a spreadsheet would see a formula: at the start, and after what another country's separates cells by. */
const sign = '[=+\\-@\\t\\r]';
const begun = new RegExp(`^(?=${sign})`);
const inside = /([,;\t\r\n][\s"']*)(?=[=+\-@])/g;
const markedBegin = new RegExp(`^'(?=${sign})`);
const markedInside = /([,;\t\r\n][\s"']*?)'(?=[=+\-@])/g;

/** Quotes alone do not help: who splits by commas sees a quote only where a cell begins for them. */
export const markFormulas = (text: string): string =>
  text.replace(inside, "$1'").replace(begun, "'");

export const unmarkFormulas = (text: string): string =>
  text.replace(markedBegin, '').replace(markedInside, '$1');
