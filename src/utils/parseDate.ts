export const invalidDate = 'La fecha proporcionada no es válida.';

export function requireFormat(format: unknown): asserts format is string {
  if (typeof format === 'string' && format !== '') return;
  throw new TypeError('El formato es obligatorio y debe ser un texto.');
}

type Code = 'D' | 'M' | 'A' | 'H' | 'N' | 'S' | 'L';

const digits: Record<Code, string> = {
  A: '\\d{4}',
  M: '\\d{1,2}',
  D: '\\d{1,2}',
  H: '\\d{1,2}',
  N: '\\d{1,2}',
  S: '\\d{1,2}',
  L: '\\d{1,3}',
};

function pattern(format: string): RegExp {
  const escaped = format.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const source = escaped.replace(
    /([DMAHNSL])\1*/g,
    (_, code: Code) => `(?<${code}>${digits[code]})`,
  );
  return new RegExp(`^${source}$`);
}

function read(text: string, format: string): Partial<Record<Code, string>> {
  try {
    return pattern(format).exec(text.trim())?.groups ?? {};
  } catch {
    // The same code twice makes no pattern.
    return {};
  }
}

/** Reads a local date by the codes D M A H N S L, each one or repeated; a format without hour means noon. */
export function parseDate(text: string, format: string): Date {
  requireFormat(format);
  const parts = typeof text === 'string' ? read(text, format) : {};
  const number = (code: Code, missing: number) => Number(parts[code] ?? missing);
  const year = number('A', Number.NaN);
  const month = number('M', 1) - 1;
  const day = number('D', 1);
  const [hour, minute, second] = [number('H', 12), number('N', 0), number('S', 0)];
  const date = new Date(2000, 0, 1, hour, minute, second, number('L', 0));
  // Not through the constructor: it takes the years 0 to 99 for 1900 to 1999.
  date.setFullYear(year, month, day);
  const real = date.getFullYear() === year && date.getMonth() === month && date.getDate() === day;
  if (!real || hour > 23 || minute > 59 || second > 59) throw new Error(invalidDate);
  return date;
}
