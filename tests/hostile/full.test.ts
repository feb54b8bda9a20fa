import { manyRanges, shortRows } from '../support/hostileFiles';
import { plainPng } from '../support/plainPng';
import { testsAll } from '../support/testsAll';
import { atOnce, attacksOn, formBody } from './support/attacks';
import { type HostileServer, hostileServer } from './support/hostileServer';

const MEGABYTE = 1024 * 1024;
const LONGEST_MS = 1500;
/** The sender of it all lives in the same process. */
const MOST_MEGABYTES = 1024;

let hostile: HostileServer;
let attacks: ReturnType<typeof attacksOn>;
beforeAll(async () => {
  if (!testsAll) return;
  hostile = await hostileServer();
  attacks = attacksOn(hostile);
  await Promise.all(['admin', 'rrhh'].map(hostile.server.sessionOf));
});
afterAll(() => hostile?.server.close());

const kinds: [string, () => () => Promise<number[]>][] = [
  [
    'files of nobody of 24 MB with two hundred ranges to hash',
    () => {
      const bytes = manyRanges(24 * MEGABYTE, 200);
      return () => atOnce(4, () => attacks.verify(bytes));
    },
  ],
  [
    'six million rows',
    () => {
      const bytes = shortRows(6_000_000);
      return () => attacks.importRows('admin', bytes);
    },
  ],
  [
    'twelve forms of nobody of 24 MB',
    () => {
      const body = formBody(24 * MEGABYTE);
      return () => atOnce(12, () => attacks.formOfNobody(body));
    },
  ],
  [
    'ten pictures that unfold into half a gigabyte each',
    () => {
      const bytes = plainPng({ width: 7700, height: 7700, bits: 16 });
      return () => atOnce(10, () => attacks.bring('rrhh', 'post', bytes));
    },
  ],
  [
    'forty files of 20 MB that nobody uses',
    () => {
      const bytes = shortRows(5_000_000);
      return async () => {
        const statuses: number[] = [];
        for (let index = 0; index < 40; index += 1) {
          bytes.write(String(index).padStart(2, '0'));
          statuses.push(await attacks.bring('admin', 'import', bytes));
        }
        // A hundred megabytes are what one account may have waiting.
        expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(5);
        return statuses;
      };
    },
  ],
  [
    'five hundred wrong passwords at once',
    // The last, for its address waits from then on.
    () => () => atOnce(500, (index) => attacks.guess('supervisor', `mal ${index}`)),
  ],
];

(testsAll ? test : test.skip).each(kinds)(
  '%s: nobody else waits, nothing fails',
  async (name, prepare) => {
    const seen = await hostile.besides(name, prepare());
    expect(seen.broken).toEqual([]);
    expect(seen.longestMs).toBeLessThan(LONGEST_MS + 10 * seen.calmMs);
    expect(seen.grownMegabytes).toBeLessThan(MOST_MEGABYTES);
  },
  180_000,
);
