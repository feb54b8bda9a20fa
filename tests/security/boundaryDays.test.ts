import type { AccionDefinition } from '@contract/core/accion';
import { day, instant } from '@contract/core/id';
import { type AccionKey, acciones } from '@contract/registry';
import { Client } from 'pg';
import { buildServer, type TestServer } from '../support/buildServer';
import { type Days, isDated, plausibleInput } from './plausibleInput';
import { someoneAllowed } from './someoneAllowed';

/** Generous on a machine that is busy with the other tests; what walks from year to year takes far longer. */
const SLOWEST_MS = 3000;
const MOST_STATEMENTS = 150;

const absurd: Days[] = [
  ['0000-01-01', '0000-01-01'],
  ['0001-01-01', '9999-12-31'],
  ['9999-12-31', '2026-11-21'],
  ['9999-12-31', '9999-12-31'],
];
const far: Days[] = [
  ['1900-01-01', '2199-12-31'],
  ['1900-01-01', '1900-01-01'],
  ['2199-12-31', '2199-12-31'],
  ['2026-11-21', '2199-12-31'],
  ['2199-12-31', '1900-01-01'],
  ['2026-11-21', '2029-11-20'],
];

let server: TestServer;
let statements = 0;

beforeAll(async () => {
  server = await buildServer();
  const query = Client.prototype.query;
  jest.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...args) {
    statements += 1;
    return Reflect.apply(query, this, args);
  });
});
afterAll(() => {
  jest.restoreAllMocks();
  return server.close();
});

const entries = Object.entries(acciones) as [AccionKey, AccionDefinition][];
const dated = entries.filter(([, { input }]) => isDated(input));
const listed = entries.filter(([, { input }]) => 'filters' in input.shape);

async function timed(accion: AccionDefinition, input: Record<string, unknown>) {
  const [from, before] = [performance.now(), statements];
  const { status, error } = await server.call(accion, input, someoneAllowed(accion));
  const slow = performance.now() - from > SLOWEST_MS;
  return { status, error, slow, many: statements - before > MOST_STATEMENTS };
}

/** An accion that walks through centuries is slow each time; one that a busy machine held up is not. */
async function ask(accion: AccionDefinition, input: Record<string, unknown>) {
  const { status, error, slow, many } = await timed(accion, input);
  return { status, error, heavy: many || (slow && (await timed(accion, input)).slow) };
}

test('every accion with a date is known here', () => {
  expect(dated.map(([key]) => key)).toEqual(
    expect.arrayContaining(['askNews', 'simulateLeave', 'createOrder', 'getOrderFigures']),
  );
});

test.each(dated)('%s refuses years that no calendar holds, beside the field', async (_, accion) => {
  for (const days of absurd) {
    const { status, error, heavy } = await ask(accion, plausibleInput(accion.input, days));
    expect([days, status, error.code, heavy]).toEqual([days, 422, 'datos_invalidos', false]);
    expect(Object.values(error.fields ?? {})).toContain('Revisá el año: va de 1900 a 2199.');
  }
});

test.each(dated)(
  '%s answers soon and in words on the furthest days it takes',
  async (_, accion) => {
    for (const days of far) {
      const { status, heavy } = await ask(accion, plausibleInput(accion.input, days));
      expect([days, status < 500, heavy]).toEqual([days, true, false]);
    }
  },
);

const filtered = [
  ['is', '0000-01-01'],
  ['is', '9999-12-31'],
  ['to', '9999-12-31T23:59:59Z'],
  ['between', ['1900-01-01', '2199-12-31']],
] as const;

test.each(listed)('%s takes or refuses a filter by the furthest days', async (_, accion) => {
  const fields = accion.input.toJSONSchema({ io: 'input' }) as unknown as {
    properties: { filters: { items: { properties: { field: { enum: string[] } } } } };
  };
  for (const field of fields.properties.filters.items.properties.field.enum) {
    for (const [operator, value] of filtered) {
      const filters = [{ field, operator, value }];
      const { status, heavy } = await ask(accion, { filters });
      expect([filters, status < 500, heavy]).toEqual([filters, true, false]);
    }
  }
});

test('the years of the contract are those of a life at work', () => {
  expect(day.safeParse('1900-01-01').success && day.safeParse('2199-12-31').success).toBe(true);
  expect(instant.safeParse('2199-12-31T23:59:59-03:00').success).toBe(true);
  expect(instant.safeParse('9999-12-31T23:59:59Z').success).toBe(false);
});
