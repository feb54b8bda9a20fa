import { undoBulk } from './undoBulk';

const row = (id: number, undo?: Record<string, unknown>) => ({
  id,
  label: `Fila ${id}`,
  ok: true,
  message: null,
  ...(undo ? { undo } : {}),
});

test('rows that were alike go back together, and those without a way back stay', async () => {
  const sent: unknown[] = [];
  const results = [
    row(1, { managerId: 7 }),
    row(2, { managerId: 9 }),
    row(3, { managerId: 7 }),
    row(4),
  ];
  const output = await undoBulk({ results }, async (rows, undo) => {
    sent.push([rows, undo]);
    const { ids } = rows;
    return { jobId: null, done: ids.length, refused: 0, results: ids.map((id) => row(id)) };
  });
  expect(sent).toEqual([
    [{ kind: 'rows', ids: [1, 3] }, { managerId: 7 }],
    [{ kind: 'rows', ids: [2] }, { managerId: 9 }],
  ]);
  expect(output).toMatchObject({ done: 3, refused: 0 });
  expect(output.results.map(({ id }) => id)).toEqual([1, 3, 2]);
});
