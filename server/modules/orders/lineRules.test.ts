import { foreign, isClosed, miscounted, whyNotFinished } from './lineRules';

const line = (id: number, quantity: number, pickedQuantity: number, shortReason?: string) => ({
  id,
  quantity,
  pickedQuantity,
  shortReason: shortReason ?? null,
});

test('a line is closed when it is complete or short with a reason', () => {
  expect(isClosed(line(1, 3, 3))).toBe(true);
  expect(isClosed(line(1, 3, 2))).toBe(false);
  expect(isClosed(line(1, 3, 2, 'Roto'))).toBe(true);
});

test('a picking ends when every line is closed and something was taken', () => {
  expect(whyNotFinished([line(1, 3, 3), line(2, 1, 0, 'No hay')])).toBeNull();
  expect(whyNotFinished([line(1, 3, 3), line(2, 1, 0)])).toContain('Falta una línea');
  expect(whyNotFinished([line(1, 3, 1), line(2, 1, 0)])).toContain('Faltan 2 líneas');
  expect(whyNotFinished([line(1, 3, 0, 'No hay')])).toContain('cancelalo');
});

test('a count must name every unit once, however it is split', () => {
  const lines = [line(1, 5, 5), line(2, 2, 0, 'No hay')];
  const split = [
    { lineId: 1, quantity: 2 },
    { lineId: 1, quantity: 3 },
  ];
  expect(miscounted(lines, split)).toEqual([]);
  expect(miscounted(lines, [{ lineId: 1, quantity: 4 }])).toEqual([lines[0]]);
  expect(miscounted(lines, [])).toEqual([lines[0]]);
  expect(miscounted(lines, [...split, { lineId: 2, quantity: 1 }])).toEqual([lines[1]]);
  expect(foreign(lines, [{ lineId: 9, quantity: 1 }])).toBe(true);
});
