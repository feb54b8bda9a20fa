import { claimedMoment } from './claimedMoment';

const since = new Date('2026-11-23T10:00:00Z');
const receivedAt = new Date('2026-11-23T12:00:00Z');
const of = (claimedAt: string, clockOffset: number | null = 0) => {
  const { at, unsure } = claimedMoment({ claimedAt, clockOffset }, { since, receivedAt });
  return [at.toISOString().slice(11, 16), unsure];
};

test('what arrives at once is of now, whatever the device says; what waited is of then, never before it could be done', () => {
  expect([
    of('2026-11-23T11:59:30Z'),
    of('2026-11-23T15:00:00Z'),
    of('2026-11-23T11:00:00Z'),
    // The device was an hour behind.
    of('2026-11-23T10:00:00Z', 3_600_000),
    of('2026-11-23T11:00:00Z', null),
    of('2020-01-01T00:00:00Z'),
  ]).toEqual([
    ['12:00', false],
    ['12:00', false],
    ['11:00', false],
    ['11:00', false],
    ['11:00', true],
    ['10:00', true],
  ]);
});
