import {
  allowedReferralActions,
  erasedState,
  type ReferralFacts,
  referralRefusal,
} from './referralRules';

const facts = (more: Partial<ReferralFacts> = {}): ReferralFacts => ({
  ...{ state: 'pending', referrerId: 7, erasedAt: null, personId: null, eraseDue: null },
  askedDay: null,
  ...more,
});
const hr = { decides: true, keepsPeople: true, personId: 1 };
const owner = { decides: false, keepsPeople: false, personId: 7 };
const may = (more: Partial<ReferralFacts>, who = hr) => allowedReferralActions(facts(more), who);

test('whoever referred takes back an invitation and does nothing else', () => {
  expect(may({ state: 'invited' }, owner)).toEqual(['cancel']);
  expect(may({ state: 'invited' }, { ...owner, personId: 8 })).toEqual([]);
  expect(may({ state: 'pending' }, owner)).toEqual([]);
  expect(may({ state: 'hired' }, owner)).toEqual([]);
});

test('those who decide go step by step', () => {
  expect(may({ state: 'pending' })).toEqual([
    'begin',
    'reject',
    'interview',
    'note',
    'askErasure',
    'erase',
  ]);
  expect(may({ state: 'process' })).toEqual([
    'reject',
    'hire',
    'interview',
    'note',
    'askErasure',
    'erase',
  ]);
  expect(may({ state: 'hired' })).toEqual(['admit', 'note', 'askErasure', 'erase']);
  expect(may({ state: 'hired', personId: 9 })).toEqual(['note', 'askErasure', 'erase']);
  expect(may({ state: 'hired' }, { ...hr, keepsPeople: false })).not.toContain('admit');
  expect(may({ state: 'pending', eraseDue: '2026-12-01' })).not.toContain('askErasure');
});

test('what was erased is over, but for the file of somebody who was hired', () => {
  const erasedAt = new Date(0);
  expect(may({ erasedAt })).toEqual([]);
  expect(may({ erasedAt, state: 'hired' })).toEqual(['admit']);
  expect(referralRefusal(facts({ erasedAt }), 'begin')).toBe('Sus datos ya se borraron.');
  expect(erasedState('process')).toBe('cancelled');
  expect(erasedState('hired')).toBe('hired');
});

test('while a hire waits to be approved it is not asked for again, and may still be rejected', () => {
  const waits = { state: 'process', askedDay: '2026-12-01' } as const;
  expect(may(waits)).toEqual(['reject', 'interview', 'note', 'askErasure', 'erase']);
  expect(referralRefusal(facts(waits), 'hire')).toBe('Su contratación ya espera aprobación.');
});
