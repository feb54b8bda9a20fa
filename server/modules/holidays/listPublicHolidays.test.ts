import { listPublicHolidays } from '@contract/holidays/listPublicHolidays';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { nowIn } from '../../engine/time/nowIn';

let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const ask = (fields: Record<string, unknown>) =>
  server.call(listPublicHolidays, fields, 'empleado');

test('by default it lists this year and the next, in order', async () => {
  const { body } = await ask({});
  const years = [...new Set(body.rows.map((row) => Number(row.date.slice(0, 4))))];
  const now = nowIn().year;
  expect(years).toEqual([now, now + 1]);
  const dates = body.rows.map((row) => row.date);
  expect(dates).toEqual([...dates].sort());
});

test.each([
  ['2026-01-01', 'a fixed one'],
  ['2026-02-16', 'carnival, by Easter'],
  ['2026-04-03', 'Good Friday'],
  ['2026-05-25', 'the May Revolution'],
  ['2026-06-15', 'Güemes, moved from 17 June to Monday'],
  ['2026-07-09', 'Independence'],
  ['2026-12-25', 'Christmas'],
])('%s is a holiday of the country: %s', async (date) => {
  const { body } = await ask({ desde: 2026, hasta: 2026 });
  const days = body.rows.filter((row) => row.kind === 'public').map((row) => row.date);
  expect(days).toContain(date);
});

test('the days of one site come with its name', async () => {
  const { body } = await ask({});
  const ofSites = body.rows.filter((row) => row.kind === 'site');
  expect(ofSites.map((row) => row.siteName)).toContain('Depósito Rosario');
});

test.each([[{ desde: 2027, hasta: 2026 }], [{ desde: 2000, hasta: 2099 }], [{ desde: 1900 }]])(
  '%j is refused',
  async (fields) => {
    expect((await ask(fields)).status).toBe(422);
  },
);
