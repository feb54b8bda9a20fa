import { bodyOf, MOST_TRIES, outcomeOf, typeOf, waitAfter } from './webhookRules';

test('ten tries, each later than the one before, over some 76 hours', () => {
  const waits = Array.from({ length: MOST_TRIES }, (_, at) => waitAfter(at + 1));
  expect(waits).toEqual([5, 300, 1800, 7200, 18000, 36000, 50400, 72000, 86400, null]);
  const hours = waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0) / 3600;
  expect(hours).toBeGreaterThan(75);
  expect(hours).toBeLessThan(77);
});

test.each([
  [200, 'sent'],
  [204, 'sent'],
  [299, 'sent'],
  [101, 'failed'],
  [301, 'failed'],
  [304, 'failed'],
  [400, 'failed'],
  [404, 'failed'],
  [410, 'gone'],
  [500, 'failed'],
  [null, 'failed'],
])('%s is %s', (status, outcome) => {
  expect(outcomeOf(status)).toBe(outcome);
});

test.each([
  [{ had: false, has: true, first: true }, 'order.created'],
  // An act keeps nothing of before either.
  [{ had: false, has: true, first: false }, 'order.changed'],
  [{ had: true, has: true, first: false }, 'order.changed'],
  [{ had: true, has: false, first: false }, 'order.removed'],
  [{ had: false, has: false, first: true }, 'order.changed'],
])('%j is %s', (kept, type) => {
  expect(typeOf({ entity: 'order', ...kept })).toBe(type);
});

test('a message says a kind, a moment and a number, and nothing that is a name', () => {
  const at = new Date('2026-11-23T12:00:00Z');
  const of = (entityId: string) =>
    JSON.parse(bodyOf({ entity: 'order', entityId, at, had: true, has: true, first: false }));
  expect(of('31')).toEqual({
    type: 'order.changed',
    timestamp: '2026-11-23T12:00:00.000Z',
    data: { id: 31 },
  });
  expect(of('juana.perez').data).toEqual({ id: null });
});
