import { bulkSaid } from './bulkOutput';

test('what was done, to how many, and that the rest says why not', () => {
  const said = (done: number, refused: number) =>
    bulkSaid(['se recordó', 'se recordaron'], ['recibo', 'recibos'], done, refused);
  expect(said(1, 0)).toBe('Se recordó 1 recibo.');
  expect(said(1204, 0)).toBe('Se recordaron 1.204 recibos.');
  expect(said(12, 3)).toBe('Se recordaron 12 recibos; 3 no, y acá está por qué.');
  expect(said(0, 1)).toBe('No se recordó: acá está por qué.');
  expect(said(0, 21)).toBe('No se recordaron: acá está por qué.');
});
