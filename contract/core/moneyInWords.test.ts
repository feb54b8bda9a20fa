import { moneyInWords } from './moneyInWords';

test.each([
  ['0.00', 'Cero pesos con 00/100'],
  ['1.00', 'Un peso con 00/100'],
  ['16.05', 'Dieciséis pesos con 05/100'],
  ['21.00', 'Veintiún pesos con 00/100'],
  ['31.5', 'Treinta y un pesos con 50/100'],
  ['100.00', 'Cien pesos con 00/100'],
  ['101.00', 'Ciento un pesos con 00/100'],
  ['1000.00', 'Mil pesos con 00/100'],
  ['21021.00', 'Veintiún mil veintiún pesos con 00/100'],
  ['700500.99', 'Setecientos mil quinientos pesos con 99/100'],
  ['1000000.00', 'Un millón de pesos con 00/100'],
  ['1000001.00', 'Un millón un pesos con 00/100'],
  ['2931404.37', 'Dos millones novecientos treinta y un mil cuatrocientos cuatro pesos con 37/100'],
  ['101000000.00', 'Ciento un millones de pesos con 00/100'],
  ['1001000000.00', 'Mil un millones de pesos con 00/100'],
  ['-999.10', 'Menos novecientos noventa y nueve pesos con 10/100'],
])('%s', (amount, words) => expect(moneyInWords(amount)).toBe(words));

const values: Readonly<Record<string, number>> = {
  ...{ cero: 0, un: 1, uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8 },
  ...{ nueve: 9, diez: 10, once: 11, doce: 12, trece: 13, catorce: 14, quince: 15, dieciséis: 16 },
  ...{ diecisiete: 17, dieciocho: 18, diecinueve: 19, veinte: 20, veintiún: 21, veintiuno: 21 },
  ...{ veintidós: 22, veintitrés: 23, veinticuatro: 24, veinticinco: 25, veintiséis: 26 },
  ...{ veintisiete: 27, veintiocho: 28, veintinueve: 29, treinta: 30, cuarenta: 40 },
  ...{ cincuenta: 50, sesenta: 60, setenta: 70, ochenta: 80, noventa: 90, cien: 100, ciento: 100 },
  ...{ doscientos: 200, trescientos: 300, cuatrocientos: 400, quinientos: 500, seiscientos: 600 },
  ...{ setecientos: 700, ochocientos: 800, novecientos: 900 },
};

/** Reads the words back as a person would, from left to right. */
function readBack(words: string): number {
  let whole = 0;
  let part = 0;
  for (const word of words.toLowerCase().split(' ')) {
    if (['pesos', 'peso', 'de', 'y'].includes(word)) continue;
    if (word === 'con') break;
    if (word === 'mil') part = Math.max(part, 1) * 1000;
    else if (word.startsWith('mill')) {
      whole = part * 1_000_000;
      part = 0;
    } else {
      const value = values[word];
      if (value === undefined) throw new Error(`no number is called ${word}`);
      part += value;
    }
  }
  return whole + part;
}

test('what it says is read back as the same figure', () => {
  for (let number = 1; number < 900_000_000; number = number * 2 + (number % 7)) {
    expect([number, readBack(moneyInWords(`${number}.00`))]).toEqual([number, number]);
  }
  for (let number = 0; number < 3000; number += 1) {
    expect(readBack(moneyInWords(`${number}.00`))).toBe(number);
  }
});
