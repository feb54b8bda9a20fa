import { and, asc, eq, sql } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import type { Db } from '../../db/Db';
import { leaveMovement } from '../../db/schema/holidays';
import { person } from '../../db/schema/organisation';
import { accrueLeave } from './accrue';
import { availableOf } from './balanceRules';
import { expireLeave } from './expire';
import { vacationType } from './leaveTypes';
import { movementText } from './movementText';

let server: TestServer;
let db: Db;
let typeId: number;

beforeAll(async () => {
  server = await buildServer();
  db = server.services.database.db;
  typeId = (await vacationType(db)).id;
});
afterAll(() => server.close());

let number = 0;
/** A new employee, whom nobody gave any days. */
async function hired(hireDate: string): Promise<number> {
  number += 1;
  const [like] = await db.select().from(person).orderBy(asc(person.id)).limit(1);
  if (!like) throw new Error('nobody');
  const { siteId, areaId } = like;
  const [row] = await db
    .insert(person)
    .values({
      docket: `H${number}`,
      firstName: 'De',
      lastName: 'Prueba',
      dni: String(60_000_000 + number),
      cuil: `20${60_000_000 + number}0`,
      birthDate: '1990-01-01',
      hireDate,
      siteId,
      areaId,
    })
    .returning();
  return row?.id ?? 0;
}

const ledger = (personId: number) =>
  db
    .select()
    .from(leaveMovement)
    .where(and(eq(leaveMovement.personId, personId), eq(leaveMovement.typeId, typeId)))
    .orderBy(asc(leaveMovement.id));
const told = async (personId: number) =>
  (await ledger(personId)).map(({ kind, year, days }) => [kind, year, Number(days)]);
const all = () => db.$count(leaveMovement);

test('run twice, or by two processes at once, it gives each year once', async () => {
  const somebody = await hired('2015-03-01');
  const before = await all();
  await Promise.all([accrueLeave(db, '2026-11-21'), accrueLeave(db, '2026-11-21')]);
  await accrueLeave(db, '2026-11-22');
  expect(await told(somebody)).toEqual([['earned', 2026, 28]]);
  expect(await all()).toBe(before + 1);
});

test('whoever comes later has their part the same day, and each figure explains itself', async () => {
  const somebody = await hired('2026-10-05');
  await accrueLeave(db, '2026-11-21');
  const [row] = await ledger(somebody);
  expect(row && movementText(row)).toEqual({
    text: 'Uno por cada 20 trabajados: 64 hábiles en 2026, menos de la mitad de los 261 del año (ingreso el 05/10/2026)',
    source: 'LCT, art. 153',
  });
  expect(Number(row?.days)).toBe(3);
});

test('after years of silence it catches up, before October gives nothing new, and closes what lapsed', async () => {
  const somebody = await hired('2019-06-15');
  await accrueLeave(db, '2026-11-21');
  await accrueLeave(db, '2027-09-30');
  expect(await told(somebody)).toEqual([['earned', 2026, 21]]);
  await accrueLeave(db, '2029-10-01');
  expect((await told(somebody)).slice(1)).toEqual([
    ['earned', 2027, 21],
    ['earned', 2028, 21],
    ['earned', 2029, 28],
  ]);
  await expireLeave(db, '2027-05-31');
  expect((await told(somebody)).slice(4)).toEqual([]);
  await expireLeave(db, '2027-06-01');
  await expireLeave(db, '2027-06-02');
  expect((await told(somebody)).slice(4)).toEqual([
    ['expired', 2026, -14],
    ['carried', 2026, -7],
    ['carried', 2027, 7],
  ]);
  expect(availableOf(await ledger(somebody))).toBe(21 + 21 + 28 + 7);
});

test('nobody changes or deletes a movement, not even the server', async () => {
  await expect(db.update(leaveMovement).set({ days: '99' })).rejects.toThrow();
  await expect(db.delete(leaveMovement)).rejects.toThrow();
  await expect(db.execute(sql`truncate leave_movement`)).rejects.toThrow();
});
