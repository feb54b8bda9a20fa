import { askNews } from '@contract/news/newsAcciones';
import { farCells, manyRanges } from '../support/hostileFiles';
import { plainPng } from '../support/plainPng';
import { atOnce, attacksOn, formBody } from './support/attacks';
import { type HostileServer, hostileServer } from './support/hostileServer';

const MEGABYTE = 1024 * 1024;
/** Some tenths of a second on a machine that does nothing else; here others' tests run beside. Unguarded it was nine and more. */
const LONGEST_MS = 4000;
const MOST_MEGABYTES = 500;

let hostile: HostileServer;
let attacks: ReturnType<typeof attacksOn>;
beforeAll(async () => {
  hostile = await hostileServer();
  attacks = attacksOn(hostile);
  const { sessionOf } = hostile.server;
  await Promise.all(['admin', 'rrhh', 'empleado'].map(sessionOf));
});
afterAll(() => hostile.server.close());

async function newsTypeId() {
  const { rows } = await hostile.server.services.database.pool.query<{ id: number }>(
    `select id from news_type where code = 'ACA'`,
  );
  return rows[0]?.id ?? 0;
}

const kinds: [string, () => Promise<() => Promise<number[]>>][] = [
  [
    'a file of nobody with two hundred ranges to hash',
    async () => {
      const bytes = manyRanges(4 * MEGABYTE, 200);
      return () => atOnce(4, () => attacks.verify(bytes));
    },
  ],
  [
    'twenty absences until the end of time',
    async () => {
      const fields = { typeId: await newsTypeId(), fromDay: '2026-11-22', toDay: '9999-12-31' };
      return () => atOnce(20, () => attacks.call(askNews, fields, 'empleado'));
    },
  ],
  [
    'a workbook with its first and its last cell',
    async () => {
      const bytes = await farCells();
      return () => attacks.importRows('admin', bytes);
    },
  ],
  [
    'forms of nobody',
    async () => {
      const body = formBody(4 * MEGABYTE);
      return () => atOnce(12, () => attacks.formOfNobody(body));
    },
  ],
  [
    'pictures whose header asks for half a gigabyte',
    async () => {
      const bytes = plainPng({
        width: 70,
        height: 70,
        bits: 16,
        claims: { width: 7700, height: 7700 },
      });
      return () => atOnce(10, () => attacks.bring('rrhh', 'post', bytes));
    },
  ],
  [
    'two hundred wrong passwords at once',
    // The last, for its address waits from then on.
    async () => () => atOnce(200, (index) => attacks.guess('supervisor', `mal ${index}`)),
  ],
];

test.each(kinds)('%s: nobody else waits, nothing fails', async (name, prepare) => {
  const attack = await prepare();
  const seen = await hostile.besides(name, attack);
  expect(seen.broken).toEqual([]);
  expect(seen.longestMs).toBeLessThan(LONGEST_MS + 10 * seen.calmMs);
  expect(seen.grownMegabytes).toBeLessThan(MOST_MEGABYTES);
});
