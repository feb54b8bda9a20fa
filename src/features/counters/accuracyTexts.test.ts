import { exactShare, exactTotal } from './accuracyTexts';

const part = {
  ...{ key: '2026-11', label: '2026-11', lines: 10, counted: 9, exact: 8 },
  ...{ missed: 1, over: 0, short: 3 },
};

test('a share is of what was counted, rounded down, so that a hundred per cent says that all agreed', () => {
  expect(exactShare(part)).toBe(
    'Coincidió el 88,80 % de 9 líneas contadas. Quedó 1 línea sin contar.',
  );
  expect(exactTotal({ ...part, counted: 3000, exact: 2999 }).value).toBe(99.9);
  expect(exactShare({ ...part, counted: 0, exact: 0, missed: 2 })).toBe(
    'No se contó ninguna línea. Quedaron 2 líneas sin contar.',
  );
});

test('a month reads as people write it', () => {
  expect(exactTotal(part)).toMatchObject({
    label: '11/2026',
    cells: ['10', '8', '88,80', '1', '1', '0', '3'],
  });
});
