import { and, eq, isNull, sql } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { news, newsType } from '../../db/schema/news';
import { person } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import { amountsOf } from './amountsOf';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const money = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;

test('prizes of any cents sum to what whole numbers say, with twelve figures too', async () => {
  const { db } = server.services.database;
  const free = sql`${person.hireDate} < '2026-01-01'
    and not exists (select from absence a where a.person_id = ${person.id} and a.to_day >= '2026-03-01' and a.from_day <= '2026-03-31')
    and not exists (select from news n where n.person_id = ${person.id} and n.to_day >= '2026-03-01' and n.from_day <= '2026-03-31')`;
  const [[who], [type], [author]] = await Promise.all([
    db
      .select({ id: person.id })
      .from(person)
      .where(and(isNull(person.leaveDate), free))
      .limit(1),
    db.select().from(newsType).where(eq(newsType.sign, 'bonus')).limit(1),
    db.select({ id: account.id }).from(account).where(eq(account.username, 'rrhh')),
  ]);
  const personId = who?.id ?? 0;
  const span = { from: '2026-03-01', to: '2026-03-31' };
  const plusOf = async () =>
    (await amountsOf(db, span, [personId])).get(personId)?.['news.plus'] ?? '0';
  const before = await plusOf();
  let cents = 7_199_254_740_993n;
  let sum = 0n;
  const rows = Array.from({ length: 20 }, (_row, index) => {
    cents = (cents * 31n + BigInt(index)) % 9_999_999_999_999n;
    sum += cents;
    const day = `2026-03-${String(index + 1).padStart(2, '0')}`;
    return {
      ...{ personId, typeId: type?.id ?? 0, authorId: author?.id ?? 0, paidPercent: 100 },
      ...{ state: 'validated' as const, quantity: money(cents), fromDay: day, toDay: day },
    };
  });
  await db.insert(news).values(rows);
  expect(before).toBe('0');
  const [whole = '0', rest = ''] = (await plusOf()).toString().split('.');
  expect(BigInt(whole + rest.padEnd(2, '0'))).toBe(sum);
});
