import { PDFDocument } from '@cantoo/pdf-lib';
import { moneyInWords } from '@contract/core/moneyInWords';
import { moneyText } from '@contract/core/moneyText';
import { textOf } from '../../../tests/support/pdfTexts';
import { drawPaySlip } from './drawPaySlip';
import type { PaySlip } from './paySlip';
import { slipCase } from './testing/slipCase';

const plain = (text: string) => text.replace(/[\s\u00a0]+/g, ' ');
const figureOf = (amount: string) => plain(moneyText(amount)).replace('$ ', '');

async function drawn(slip: PaySlip) {
  const bytes = await drawPaySlip(slip);
  const pages = (await PDFDocument.load(bytes)).getPageCount();
  return { pages, text: plain(await textOf(bytes)) };
}

test('an ordinary month is one page: four sections in their order, and the employer’s total before the gross', async () => {
  const slip = slipCase();
  const { pages, text } = await drawn(slip);
  expect(pages).toBe(1);
  const order = [
    'A. Empleador y trabajador',
    'B. Lo que paga el empleador por ley o convenio',
    `Total a cargo del empleador ${figureOf(slip.totals.employer)}`,
    'C. Remuneración bruta y descuentos',
    'D. Neto a cobrar',
    `Son: ${moneyInWords(slip.totals.net)}.`,
    'Resumen del costo laboral',
  ].map((words) => [words, text.indexOf(words)] as const);
  expect(order.filter(([, at]) => at < 0)).toEqual([]);
  expect(order.map(([, at]) => at)).toEqual(order.map(([, at]) => at).toSorted((a, b) => a - b));
  expect(text).toContain(
    'Último depósito de cargas sociales: octubre de 2026, el 10/11/2026 en Rosario, Banco Nación.',
  );
  expect(text).toContain('Av. Circunvalación 4580, Rosario');
});

test('a long agreement and a long position are written whole', async () => {
  const slip = slipCase();
  const agreement = 'CCT 130/75 Empleados de comercio y servicios';
  const position = 'Coordinadora de ejecutivos de cuentas';
  const { pages, text } = await drawn({ ...slip, facts: { ...slip.facts, agreement, position } });
  expect(pages).toBe(1);
  for (const word of `${agreement} ${position}`.split(' ')) expect(text).toContain(word);
  expect(text).not.toContain('…');
});

test('each concept has its base, its unit and its amount', async () => {
  const { text } = await drawn(slipCase());
  expect(text).toContain('Sueldo básico 28.333,33 30 días 850.000,00');
  expect(text).toContain('Antigüedad 8.500,00 12 años 102.000,00');
  expect(text).toMatch(/Jubilación ([\d.]+,\d\d) 11 % [\d.]+,\d\d/);
  expect(text).toContain('Seguro de vida obligatorio 424,62 1 424,62');
});

test('the seven items and the net come to the labour cost', async () => {
  const slip = slipCase();
  const { text } = await drawn(slip);
  const summary = text.slice(text.indexOf('Resumen del costo laboral'));
  const cents = (words: string) => Number(words.replaceAll('.', '').replace(',', ''));
  const sums = [
    ...['Seguridad social', 'Obra social', 'INSSJP', 'ART', 'Sindical'],
    ...['Cámaras empresariales', 'Otros'],
  ].map((item) => {
    const [, employer = '', worker = '', sum = ''] =
      new RegExp(`${item} ([\\d.]+,\\d\\d) ([\\d.]+,\\d\\d) ([\\d.]+,\\d\\d)`).exec(summary) ?? [];
    expect([item, cents(employer) + cents(worker)]).toEqual([item, cents(sum)]);
    return cents(sum);
  });
  const total = cents(/Costo laboral total ([\d.]+,\d\d)/.exec(summary)?.[1] ?? '');
  const { net, remunerative, employer } = slip.totals;
  const all = sums.reduce((sum, one) => sum + one, Math.round(Number(net) * 100));
  expect(all).toBe(total);
  expect(total).toBe(Math.round(Number(remunerative) * 100 + Number(employer) * 100));
});

test('a pay of many lines goes on over pages under the same columns, and leaves nothing out', async () => {
  const slip = slipCase();
  const [first] = slip.lines;
  if (!first) throw new Error('there is a line');
  const many = Array.from({ length: 90 }, (_, at) => ({
    ...first,
    name: `Adicional número ${at}`,
  }));
  const { pages, text } = await drawn({ ...slip, lines: [...slip.lines, ...many] });
  expect(pages).toBeGreaterThan(1);
  for (const { name } of many) expect(text).toContain(name);
  // The columns stand above the first lines and again above those that go on.
  expect(text.split('No remunerativo').length - 1).toBe(2);
  expect(text).toContain('Costo laboral total');
});

test('a month that takes and a name of other letters are drawn too', async () => {
  const slip = slipCase();
  const lines = slip.lines.map((line) => ({ ...line, amount: `-${line.amount}` }));
  const totals = { ...slip.totals, net: `-${slip.totals.net}` };
  const facts = { ...slip.facts, lastName: 'Šimić' };
  const { text } = await drawn({ ...slip, lines, totals, facts });
  expect(text).toContain('Son: Menos ');
  expect(text).toContain('Šimić');
});

test('a month before June 2026 keeps the shape that it had, without what the employer adds', async () => {
  const { text } = await drawn(slipCase({ period: '2026-05', deposit: null }));
  expect(text).toContain('Neto a cobrar:');
  expect(text).not.toContain('Contribuciones a la seguridad social');
  expect(text).not.toContain('Resumen del costo laboral');
});
