import type { WaitingRequest } from '@/services/wms/generated/workflow.gen';
import { groupsOf, inboxRequest, neighbour, step } from './inboxModel';

const rows = [{ id: 4 }, { id: 7 }, { id: 9 }];

test('a decided request gives way to the next one, and the last to the one before', () => {
  expect(neighbour(rows, 4)).toBe(7);
  expect(neighbour(rows, 9)).toBe(7);
  expect(neighbour([{ id: 4 }], 4)).toBeNull();
});

test('j and k stop at the ends, and begin at the first', () => {
  expect(step(rows, 7, 1)).toBe(9);
  expect(step(rows, 9, 1)).toBe(9);
  expect(step(rows, 4, -1)).toBe(4);
  expect(step(rows, null, 1)).toBe(4);
  expect(step([], null, 1)).toBeNull();
});

test('rows of one kind stand together', () => {
  const of = (id: number, typeLabel: string) => ({ id, typeLabel }) as WaitingRequest;
  const groups = groupsOf([of(1, 'A'), of(2, 'A'), of(3, 'B')]);
  expect(groups.map(({ label, rows: own }) => [label, own.length])).toEqual([
    ['A', 2],
    ['B', 1],
  ]);
});

test('the filters of the address become what the server is asked', () => {
  const { filters, search } = inboxRequest({ buscar: 'ana', tipo: 'leave', demoradas: '1' }, 1);
  expect(search).toBe('ana');
  expect(filters).toEqual([
    { field: 'type', operator: 'is', value: 'leave' },
    { field: 'late', operator: 'is', value: true },
  ]);
});
