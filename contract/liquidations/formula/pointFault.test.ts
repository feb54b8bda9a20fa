import { parseFormula } from './parseFormula';
import { pointFault } from './pointFault';

const said = (text: string) => {
  const fault = pointFault(text);
  return fault ? `${text.slice(fault.from, fault.to)} → ${fault.words}` : null;
};

test.each([
  ['50.000', '50.000 → El punto no va en los números: escribí 50000, o 50,000 si son decimales.'],
  ['basico * 1.5', '1.5 → El punto no va en los números: escribí 1,5.'],
  [
    'si(basico > 1.500; 1; 0)',
    '1.500 → El punto no va en los números: escribí 1500, o 1,500 si son decimales.',
  ],
  ['1.500.000 + basico', '1.500.000 → El punto no va en los números: escribí 1500000.'],
  ['basico - 1.234.567,89', '1.234.567,89 → El punto no va en los números: escribí 1234567,89.'],
  ['2.50 %', '2.50 → El punto no va en los números: escribí 2,50.'],
])('%s is asked about instead of guessed', (text, words) => {
  expect(said(text)).toBe(words);
});

test.each(['50000', 'basico * 1,5', 'convenio("130.75")', 'novedad(A.1)', ''])(
  '%s has no point in a number',
  (text) => expect(said(text)).toBeNull(),
);

test('any amount is written in one way only, and is read as it is shown', () => {
  for (let cents = 1; cents < 1e12; cents = cents * 7 + 3) {
    const shown = (cents / 100).toLocaleString('es-AR', { minimumFractionDigits: 2 });
    const [whole = '', decimals = ''] = shown.split(',');
    const plain = `${whole.replaceAll('.', '')},${decimals}`;
    expect(parseFormula(plain).tree).toMatchObject({ value: (cents / 100).toFixed(2) });
    expect(pointFault(plain)).toBeUndefined();
    if (whole.includes('.')) {
      expect(said(shown)).toBe(`${shown} → El punto no va en los números: escribí ${plain}.`);
    }
  }
});
