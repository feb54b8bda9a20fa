import { documentActionsOf, expiryFault } from './documentRules';

test('who keeps the files does it all; the person brings only what the type lets them', () => {
  const all = ['edit', 'addVersion', 'remove'];
  expect(documentActionsOf({ keeps: true, own: false, visibility: 'keepers' })).toEqual(all);
  expect(documentActionsOf({ keeps: false, own: true, visibility: 'brings' })).toEqual([
    'addVersion',
  ]);
  expect(documentActionsOf({ keeps: false, own: true, visibility: 'person' })).toEqual([]);
  expect(documentActionsOf({ keeps: false, own: false, visibility: 'brings' })).toEqual([]);
});

test.each([
  [true, null, 'Decí hasta cuándo vale.'],
  [true, '2026-12-31', null],
  [true, '2025-01-01', null],
  [true, '1926-12-31', 'Revisá el año.'],
  [true, '2226-12-31', 'Revisá el año.'],
  [false, null, null],
  [false, '2026-12-31', 'Los documentos de este tipo no vencen.'],
])('a type that expires (%s) with %s: %s', (expires, expiresOn, fault) => {
  expect(expiryFault(expires, expiresOn, '2026-11-21')).toBe(fault);
});
