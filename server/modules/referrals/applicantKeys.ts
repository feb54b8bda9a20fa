const google = new Set(['gmail.com', 'googlemail.com']);

/** An address as it compares: what comes after a plus is a label, and Google reads no points. */
export function emailKey(email: string | null): string | null {
  if (!email) return null;
  const [name = '', host = ''] = email.normalize('NFKC').trim().toLowerCase().split('@');
  const [plain = ''] = name.split('+');
  if (!google.has(host)) return `${plain}@${host}`;
  return `${plain.replaceAll('.', '')}@gmail.com`;
}

/** How many digits a number of here has with its area; the "15" of before stands after the area. */
const NATIONAL = 10;
const areas = [2, 3, 4];

function withoutFifteen(digits: string): string {
  if (digits.length !== NATIONAL + 2) return digits;
  const area = areas.find((length) => digits.slice(length, length + 2) === '15');
  return area === undefined ? digits : digits.slice(0, area) + digits.slice(area + 2);
}

/** A telephone as it compares: with or without country, 0, 9, 15 and signs it is the same one. */
export function phoneKey(phone: string | null): string | null {
  if (!phone) return null;
  const [number = ''] = phone.toLowerCase().split(/int|ext/);
  const abroad = /^\s*(\+|00)(?!\s*54)/.test(number);
  const digits = number.replace(/\D/g, '').replace(/^00/, '');
  if (abroad) return `+${digits}`;
  let rest = digits.length > NATIONAL ? digits.replace(/^54/, '') : digits;
  rest = rest.replace(/^0/, '');
  if (rest.length === NATIONAL + 1) rest = rest.replace(/^9/, '');
  return withoutFifteen(rest.replace(/^0/, ''));
}
