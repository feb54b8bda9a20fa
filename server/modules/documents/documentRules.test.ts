import { documentActionsOf, expiryFault } from './documentRules';

const paper = { visibility: 'person', signs: false, signing: 'none' } as const;

test('who keeps the files does it all; the person brings only what the type lets them', () => {
  const all = ['edit', 'addVersion', 'remove'];
  const keeper = { ...paper, keeps: true, own: false };
  const owner = { ...paper, keeps: false, own: true };
  expect(documentActionsOf({ ...keeper, visibility: 'keepers' })).toEqual(all);
  expect(documentActionsOf({ ...owner, visibility: 'brings' })).toEqual(['addVersion']);
  expect(documentActionsOf(owner)).toEqual([]);
  expect(documentActionsOf({ ...owner, own: false, visibility: 'brings' })).toEqual([]);
});

test.each([
  ['none', true],
  ['rejected', true],
  ['expired', true],
  ['cancelled', true],
  ['sending', false],
  ['pending', false],
  ['signed', false],
  ['dissented', false],
] as const)('where its signature is %s, who keeps the files may ask for it: %s', (signing, may) => {
  const actions = documentActionsOf({ ...paper, keeps: true, own: false, signs: true, signing });
  expect(actions.includes('askSignature')).toBe(may);
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
