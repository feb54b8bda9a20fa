const small = [
  ...['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
  ...['once', 'doce', 'trece', 'catorce', 'quince', 'dieciséis', 'diecisiete', 'dieciocho'],
  ...['diecinueve', 'veinte', 'veintiuno', 'veintidós', 'veintitrés', 'veinticuatro'],
  ...['veinticinco', 'veintiséis', 'veintisiete', 'veintiocho', 'veintinueve'],
];
const tens = ['treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];
const hundreds = [
  ...['ciento', 'doscientos', 'trescientos', 'cuatrocientos', 'quinientos', 'seiscientos'],
  ...['setecientos', 'ochocientos', 'novecientos'],
];

const HUNDRED = 100;
const THOUSAND = 1000;
const MILLION = 1_000_000;

function belowHundred(number: number): string {
  const word = small[number];
  if (word !== undefined) return word;
  const ten = tens[Math.floor(number / 10) - 3] ?? '';
  const unit = number % 10;
  return unit === 0 ? ten : `${ten} y ${small[unit]}`;
}

function belowThousand(number: number): string {
  if (number === HUNDRED) return 'cien';
  const rest = number % HUNDRED;
  const hundred = hundreds[Math.floor(number / HUNDRED) - 1];
  if (hundred === undefined) return belowHundred(rest);
  return rest === 0 ? hundred : `${hundred} ${belowHundred(rest)}`;
}

/** Before a noun "uno" loses its last letter: "veintiún mil", "treinta y un millones". */
const beforeNoun = (words: string) => words.replace(/veintiuno$/, 'veintiún').replace(/uno$/, 'un');

function belowMillion(number: number): string {
  const thousands = Math.floor(number / THOUSAND);
  const rest = number % THOUSAND;
  if (thousands === 0) return belowThousand(rest);
  const counted = thousands === 1 ? 'mil' : `${beforeNoun(belowThousand(thousands))} mil`;
  return rest === 0 ? counted : `${counted} ${belowThousand(rest)}`;
}

function wholeInWords(number: number): string {
  const millions = Math.floor(number / MILLION);
  const rest = number % MILLION;
  if (millions === 0) return belowMillion(rest);
  const counted = millions === 1 ? 'un millón' : `${beforeNoun(belowMillion(millions))} millones`;
  return rest === 0 ? counted : `${counted} ${belowMillion(rest)}`;
}

/** "Un millón doscientos mil pesos con 50/100": NUMERIC as it travels, as receipts say the net in letters. */
export function moneyInWords(amount: string): string {
  const [whole = '0', cents = ''] = amount.replace('-', '').split('.');
  const number = Number(whole);
  if (number >= MILLION * MILLION) throw new RangeError('there is no word for so much money');
  const words = beforeNoun(wholeInWords(number));
  const noun = number === 1 ? 'peso' : number > 0 && number % MILLION === 0 ? 'de pesos' : 'pesos';
  const said = `${amount.startsWith('-') ? 'menos ' : ''}${words} ${noun} con ${cents.padEnd(2, '0').slice(0, 2)}/100`;
  return said.charAt(0).toUpperCase() + said.slice(1);
}
