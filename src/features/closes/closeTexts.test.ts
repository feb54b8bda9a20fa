import { adjustedTime, historyOf, leftOpenWords } from './closeTexts';

const closed = {
  ledger: 'time' as const,
  closedAt: '2026-11-02T12:00:00.000Z',
  closedBy: 'Paz, Ana',
  pending: 0,
  reopenedAt: null,
  reopenedBy: null,
  reason: null,
};

test('the history is told in the order in which it happened, each reopening with its reason', () => {
  const reopened = {
    ...closed,
    id: 1,
    pending: 2,
    reopenedAt: '2026-11-05T12:00:00.000Z',
    reopenedBy: 'Admin',
    reason: 'Llegó un certificado.',
  };
  const again = { ...closed, id: 3, closedAt: '2026-11-06T12:00:00.000Z' };
  const pay = { ...closed, id: 2, ledger: 'pay' as const, closedAt: '2026-11-03T12:00:00.000Z' };
  const told = historyOf([reopened, { ...pay, reopenedAt: null }, again]);
  expect(told.map(({ text }) => text)).toEqual([
    'Paz, Ana cerró las horas con 2 cosas abiertas',
    'Paz, Ana cerró los sueldos',
    'Admin reabrió las horas',
    'Paz, Ana cerró las horas',
  ]);
  expect(told[2]?.reason).toBe('Llegó un certificado.');
});

test('what is left open is told in its number, and not at all where there is nothing', () => {
  expect(leftOpenWords(0)).toBe('');
  expect(leftOpenWords(1)).toMatch(/^Queda una cosa abierta:/);
  expect(leftOpenWords(12)).toMatch(/^Quedan 12 cosas abiertas:/);
});

test('time that is added or taken reads as hours and minutes', () => {
  expect([adjustedTime(90, 'add'), adjustedTime(5, 'subtract')]).toEqual(['+1:30', '−0:05']);
});
