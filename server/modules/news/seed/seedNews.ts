import { and, eq, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { absence } from '../../../db/schema/absences';
import { news, newsEvent, newsType } from '../../../db/schema/news';
import type { DemoPerson } from '../../../engine/seed/demo';
import { type Random, randomFrom } from '../../../seed/randomFrom';
import { isoDay, workday } from '../../../seed/workday';
import { type NewsTypes, seedNewsRequests } from './seedNewsRequests';

type Row = typeof news.$inferInsert;

/** How often each happens, out of their number; the longest it lasts. */
const happenings = [
  ['ENF', 3],
  ['ENF', 2],
  ['ACA', 1],
  ['ACA', 2],
  ['TAR', 1],
  ['TAR', 1],
  ['SAL', 1],
  ['DON', 1],
  ['ASA', 1],
  ['PRE', 1],
] as const;

const quantities: Partial<Record<string, readonly string[]>> = {
  TAR: ['0.25', '0.50', '1.00'],
  SAL: ['1.00', '2.00', '3.50'],
  PRE: ['85000.00', '120000.00', '150000.00'],
};

function happened(random: Random, somebody: DemoPerson, authorId: number, types: NewsTypes): Row[] {
  return Array.from({ length: random.int(3, 9) }, (): Row[] => {
    const [code, longest] = random.pick(happenings);
    const from = workday(-random.int(4, 340));
    const type = types.get(code);
    const fromDay = isoDay(from);
    if (!type || fromDay < somebody.hireDate) return [];
    const to = from.plus({ days: random.int(0, longest - 1) });
    const owed = type.certificateDays;
    return [
      {
        personId: somebody.id,
        typeId: type.id,
        fromDay,
        toDay: type.unit === 'days' ? isoDay(to) : fromDay,
        quantity: type.unit === 'days' ? null : random.pick(quantities[code] ?? ['1.00']),
        paidPercent: type.paidPercent,
        state: from > workday(-30) && random.next() < 0.3 ? 'pending' : 'validated',
        authorId,
        certificateDue: owed === null ? null : isoDay(from.plus({ days: owed })),
      },
    ];
  }).flat();
}

/** A novelty that stands holds its days; of two that fell together the first stays. */
async function holdDays(db: Db): Promise<void> {
  await db.execute(sql`insert into ${absence}
    (person_id, source, source_id, from_day, to_day, part, state, code, label, medical, paid_percent)
    select n.person_id, 'news', n.id, n.from_day, n.to_day, n.part,
      case n.state when 'validated' then 'firm' else 'pending' end, t.code, t.name, t.medical, n.paid_percent
    from ${news} n join ${newsType} t on t.id = n.type_id
    where t.unit = 'days' and n.state in ('pending', 'validated')
    order by n.id on conflict do nothing`);
  const held = db
    .select({ id: absence.id })
    .from(absence)
    .where(and(eq(absence.source, 'news'), eq(absence.sourceId, news.id)));
  const counted = db.select({ id: newsType.id }).from(newsType).where(eq(newsType.unit, 'days'));
  await db.delete(news).where(and(notExists(held), sql`${news.typeId} in ${counted}`));
}

/** A year of novelties, some to validate, and some that people ask for today. */
export async function seedNews(
  db: Db,
  people: readonly DemoPerson[],
  hrAccounts: readonly number[],
) {
  const types: NewsTypes = new Map(
    (await db.select().from(newsType)).map((type) => [type.code, type]),
  );
  const authorId = hrAccounts[0] ?? 0;
  const rows = people.flatMap((somebody) =>
    happened(randomFrom(Number(somebody.docket) + 77_000), somebody, authorId, types),
  );
  await db.insert(news).values(rows);
  await holdDays(db);
  await seedNewsRequests(db, people, hrAccounts, types);
  await holdDays(db);
  await db.execute(sql`insert into ${newsEvent} (news_id, kind, account_id, created_at)
    select id, case when author_id = ${authorId} then 'entered' else 'asked' end, author_id,
      least(from_day + time '11:30', anden_now()) from ${news}`);
  await db.execute(sql`insert into ${newsEvent} (news_id, kind, account_id, created_at)
    select id, 'validate', ${authorId}, least(from_day + time '15:10', anden_now()) from ${news} where state = 'validated'`);
}
