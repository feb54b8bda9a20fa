const group = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, '.');

/** "1234,5" as it is being typed → "1.234,5". Only digits, one comma and a leading minus stay. */
export function formatTyped(text: string, decimals: number): string {
  const negative = text.trim().startsWith('-');
  const [whole = '', ...rest] = text.replace(/[^\d,]/g, '').split(',');
  const integer = whole.replace(/^0+(?=\d)/, '');
  const fraction = rest.join('').slice(0, decimals);
  const comma = rest.length > 0 && decimals > 0 ? `,${fraction}` : '';
  return `${negative ? '-' : ''}${group(integer || (comma ? '0' : ''))}${comma}`;
}

/** The decimal text of the contract: "1.234,50" → "1234.50". */
export function toDecimal(text: string): string {
  const plain = text.replace(/\./g, '').replace(',', '.').replace(/\.$/, '');
  return /\d/.test(plain) ? plain : '';
}

/** "1234.5" → "1.234,5". */
export function fromDecimal(value: unknown, decimals: number): string {
  if (value === null || value === undefined) return '';
  return formatTyped(String(value).replace('.', ','), decimals);
}

/** Where the caret goes so that as many digits and commas stand before it as did before formatting. */
export function caretAfter(text: string, kept: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === kept) return index;
    if (text.charAt(index) !== '.') seen += 1;
  }
  return text.length;
}
