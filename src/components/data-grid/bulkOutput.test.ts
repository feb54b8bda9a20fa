import { bulkSaid, refusedGroups } from './bulkOutput';

test('what was done, to how many, and that the rest says why not', () => {
  const said = (done: number, refused: number) =>
    bulkSaid(['se recordó', 'se recordaron'], ['recibo', 'recibos'], done, refused);
  expect(said(1, 0)).toBe('Se recordó 1 recibo.');
  expect(said(1204, 0)).toBe('Se recordaron 1.204 recibos.');
  expect(said(12, 3)).toBe('Se recordaron 12 recibos; 3 no, y acá está por qué.');
  expect(said(0, 1)).toBe('No se recordó: acá está por qué.');
  expect(said(0, 21)).toBe('No se recordaron: acá está por qué.');
});

test('rows refused for one reason stand under it once, the commonest first', () => {
  const row = (id: number, message: string | null) => ({
    id,
    label: `Pedido ${id}`,
    ok: message === null,
    message,
  });
  const rows = [row(1, 'Ya salió.'), row(2, null), row(3, 'Está en pausa.'), row(4, 'Ya salió.')];
  expect(refusedGroups(rows)).toEqual([
    { message: 'Ya salió.', labels: ['Pedido 1', 'Pedido 4'] },
    { message: 'Está en pausa.', labels: ['Pedido 3'] },
  ]);
});
