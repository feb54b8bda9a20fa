import Big from 'big.js';

const numeric = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i;

function parse(value: unknown): Big | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const text = String(value).trim().replace(/^\+/, '');
  const number = numeric.test(text) ? new Big(text) : undefined;
  // A figure of hundreds of digits is never meant.
  return number && Math.abs(number.e) <= 400 ? number : undefined;
}

/** Dot for thousands, comma for decimals; none for a whole number, else exactly two. */
export function formatNumber(value: unknown): string {
  // Decimal text throughout: 1.005 is a little less than it looks in binary, and money is no float.
  const rounded = parse(value)?.round(2, Big.roundHalfUp);
  if (!rounded) return '';
  const [whole = '', rest] = rounded
    .abs()
    .toFixed(rounded.mod(1).eq(0) ? 0 : 2)
    .split('.');
  const sign = rounded.lt(0) ? '-' : '';
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return rest === undefined ? sign + grouped : `${sign}${grouped},${rest}`;
}
