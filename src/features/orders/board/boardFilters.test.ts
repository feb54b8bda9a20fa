import { boardChips, boardInput, shownStep, stepOnBoard } from './boardFilters';

const none = {
  buscar: '',
  sede: '',
  prioridad: '',
  cliente: '',
  hasta: '',
  prepara: '',
  atraso: '',
};

test('what a hand-written address says wrongly filters nothing', () => {
  const values = { ...none, sede: 'x', prioridad: '9', cliente: '-1', hasta: '2026-13-01' };
  expect(boardInput(values)).toEqual({
    search: '',
    siteId: null,
    priority: null,
    customerId: null,
    promisedTo: null,
    pickerId: null,
    late: false,
  });
  expect(
    boardChips(values, { site: () => '', picker: () => '', customer: null }, () => {}),
  ).toEqual([]);
});

test('each filter reads as a chip with its names, and is taken away by itself', () => {
  const removed: string[] = [];
  const chips = boardChips(
    {
      ...none,
      sede: '2',
      prioridad: '1',
      cliente: '7',
      hasta: '2026-11-25',
      prepara: '3',
      atraso: 'si',
    },
    { site: () => 'Rosario', picker: () => 'Ana Paz', customer: 'Don Julio' },
    (name) => removed.push(name),
  );
  expect(chips.map(({ label }) => label)).toEqual([
    'Depósito: Rosario',
    'Prioridad: Urgente',
    'Cliente: Don Julio',
    'Prometido hasta el 25/11/2026',
    'Prepara: Ana Paz',
    'Atrasados',
  ]);
  chips[3]?.onRemove();
  expect(removed).toEqual(['hasta']);
});

test('a phone shows the step of the address, else the first that has something', () => {
  const columns = [
    { state: 'created' as const, total: 0, rows: [] },
    { state: 'picking' as const, total: 2, rows: [] },
  ];
  expect(shownStep(columns, 'created')?.state).toBe('created');
  expect(shownStep(columns, '')?.state).toBe('picking');
  expect(shownStep(columns.slice(0, 1), 'nada')?.state).toBe('created');
});

test('arrows walk among cards and pass over empty columns', () => {
  const sizes = [3, 0, 1];
  expect(stepOnBoard(sizes, { column: 0, card: 2 }, 'ArrowRight')).toEqual({ column: 2, card: 0 });
  expect(stepOnBoard(sizes, { column: 2, card: 0 }, 'ArrowRight')).toEqual({ column: 2, card: 0 });
  expect(stepOnBoard(sizes, { column: 2, card: 0 }, 'ArrowLeft')).toEqual({ column: 0, card: 0 });
  expect(stepOnBoard(sizes, { column: 0, card: 2 }, 'ArrowDown')).toEqual({ column: 0, card: 2 });
  expect(stepOnBoard(sizes, { column: 0, card: 1 }, 'ArrowUp')).toEqual({ column: 0, card: 0 });
});
