import { createHash } from 'node:crypto';
import type { AccionDefinition } from '@contract/core/accion';
import { type AccionKey, acciones } from '@contract/registry';
import { z } from 'zod';
import { randomFrom } from '../../server/seed/randomFrom';
import { buildServer, type TestServer } from '../support/buildServer';
import { someoneAllowed } from './someoneAllowed';

const ROUNDS = Number(process.env.ANDEN_FUZZ_ROUNDS ?? 25);
// Signing out would end the session that the other rounds use.
const endsSession = new Set<AccionKey>(['signOut', 'changePassword']);

const nasty: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  '',
  ' ',
  'x',
  '0',
  '1',
  '-1',
  'null',
  '[]',
  '{}',
  'ñandú 🚚 ',
  '\u0000',
  '\ud800',
  "' or 1=1 --",
  '%',
  '_',
  '\\',
  '<script>',
  '../../etc/passwd',
  'x'.repeat(6000),
  '2026-02-30',
  '2026-11-21',
  '2026-11-21T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '0001-01-01T00:00:00Z',
  [],
  [null],
  [1, 2, 3],
  ['x'],
  [[[]]],
  {},
  { a: 1 },
  { kind: 'all' },
  { kind: 'site', ids: [1] },
  { kind: 'area', ids: [0] },
  { kind: 'site', ids: [2 ** 31 - 1] },
  { __proto__: null, constructor: 1 },
  'a'.repeat(64),
  '00000000-0000-4000-8000-000000000000',
  [{ field: 'title', direction: 'asc' }],
  [{ field: 'id; drop table post', direction: 'asc' }],
  [{ field: 'name', operator: 'contains', value: '%\\_' }],
  [{ field: 'siteId', operator: 'in', value: ['x', 9e99, true] }],
  [{ field: 'publishedAt', operator: 'between', value: ['x'] }],
  [{ field: 'state', operator: 'is', value: {} }],
  [{ hash: 'f'.repeat(64), alt: 'x' }],
];

let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

/** A seed more for whoever wants other inputs than those of every day: the day of `npm run test:all`, or the one of a failure. */
const extraSeed = process.env.ANDEN_FUZZ_SEED;

const seedOf = (text: string) => createHash('sha256').update(text).digest().readInt32LE();

const entries = (Object.entries(acciones) as [AccionKey, AccionDefinition][])
  .filter(([key]) => !endsSession.has(key))
  .flatMap(([key, accion]) => [
    { key, accion, seed: key as string },
    ...(extraSeed ? [{ key, accion, seed: `${key} ${extraSeed}` }] : []),
  ]);

test.each(entries)('$key never fails on hostile input of “$seed”', async ({ accion, seed }) => {
  const random = randomFrom(seedOf(seed));
  const names = Object.keys(accion.input.shape);
  const failures: unknown[] = [];
  const asked = someoneAllowed(accion);
  for (let round = 0; round < ROUNDS; round += 1) {
    const input = Object.fromEntries(
      names
        .filter(() => random.next() < 0.8)
        .map((name) => [name, plausible(accion, name, random.next()) ?? random.pick(nasty)]),
    );
    if (random.next() < 0.1)
      input[random.pick(['extra', 'token2', '__proto__x'])] = random.pick(nasty);
    const { status, body } = await server.call(accion, input, asked);
    const { code, message } = (body ?? {}) as { code?: unknown; message?: unknown };
    const says = typeof code === 'string' && typeof message === 'string';
    if (status >= 500 || (status !== 200 && !says))
      failures.push({ seed, round, status, body, input: JSON.stringify(input).slice(0, 300) });
  }
  expect(failures).toEqual([]);
});

/** Each field is asked once which of the values it takes: asking again in every round was most of this test's time. */
const taken = new Map<z.ZodType, unknown[]>();
const takenBy = (schema: z.ZodType): unknown[] => {
  const known = taken.get(schema) ?? nasty.filter((value) => schema.safeParse(value).success);
  taken.set(schema, known);
  return known;
};

/** Part of the rounds must pass the validation, or the handlers would never be reached. */
function plausible(accion: AccionDefinition, name: string, dice: number): unknown {
  if (dice > 0.5) return undefined;
  const schema = accion.input.shape[name];
  if (!(schema instanceof z.ZodType)) return undefined;
  const candidates = takenBy(schema);
  return candidates[Math.floor(dice * 2 * candidates.length)];
}
