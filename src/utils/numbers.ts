const numeric = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i;

interface Decimal {
  negative: boolean;
  digits: string;
  /** How many of the digits stand after the point. */
  scale: number;
}

function parse(value: unknown): Decimal | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const [, sign, whole = '', fraction = '', exponent = '0'] =
    numeric.exec(String(value).trim()) ?? [];
  const digits = whole + fraction;
  const scale = fraction.length - Number(exponent);
  if (sign === undefined || digits === '' || Math.abs(scale) > 400) return undefined;
  return { negative: sign === '-', digits, scale };
}

/** Works on the decimal text: 1.005 is a little less than it looks in binary, and money is no float. */
function cents({ digits, scale }: Decimal): bigint {
  if (scale <= 2) return BigInt(digits) * 10n ** BigInt(2 - scale);
  const divisor = 10n ** BigInt(scale - 2);
  return (BigInt(digits) + divisor / 2n) / divisor;
}

/** Dot for thousands, comma for decimals; none for a whole number, else exactly two. */
export function formatNumber(value: unknown): string {
  const decimal = parse(value);
  if (!decimal) return '';
  const rounded = cents(decimal);
  const whole = String(rounded / 100n).replace(/\B(?=(\d{3})+$)/g, '.');
  const rest = rounded % 100n;
  const sign = decimal.negative && rounded !== 0n ? '-' : '';
  return rest === 0n ? sign + whole : `${sign}${whole},${String(rest).padStart(2, '0')}`;
}
