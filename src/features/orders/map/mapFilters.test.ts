import { mapChips } from './mapFilters';

const none = { sede: '', estado: '', desde: '', hasta: '', atraso: '' };
const siteName = (id: number) => (id === 2 ? 'Depósito Rosario' : undefined);

test('each filter that is on is a chip that can be taken away by itself', () => {
  const removed: string[] = [];
  const values = { ...none, sede: '2', hasta: '2026-11-30', atraso: 'si' };
  const chips = mapChips(values, siteName, (name) => removed.push(name));
  expect(chips.map(({ label }) => label)).toEqual([
    'Sede: Depósito Rosario',
    'Prometido hasta el 30/11/2026',
    'Atrasados',
  ]);
  chips[1]?.onRemove();
  expect(removed).toEqual(['hasta']);
});

test('what an address says that is no filter is none', () => {
  const strange = { sede: 'x', estado: 'delivered', desde: '2026-02-31', hasta: '', atraso: 'no' };
  expect(mapChips(strange, siteName, () => undefined)).toEqual([]);
});
