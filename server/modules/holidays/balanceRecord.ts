import { can } from '@contract/session/can';
import type { person } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { authorRefs } from '../../engine/people/authorRef';
import { personRefOf } from '../../engine/people/personRefOf';
import { monthEnd, monthStart, yearOf } from '../../engine/time/days';
import { todayAt } from '../../engine/time/todayAt';
import { availableOf, yearsOf } from './balanceRules';
import { entitlementOf } from './entitlementRules';
import { leaveFigures } from './leaveFigures';
import { vacationType } from './leaveTypes';
import { movementsOf, reservedDays, type StoredMovement } from './ledger';
import { entitlementText, movementText } from './movementText';
import { rulesWholeOrganisation } from './wholeOrganisation';
import { workersOf } from './worker';

type Stored = typeof person.$inferSelect;
type Asking = Pick<Context, 'db' | 'viewer'>;

/** The days that the year that runs would give as things are today, until they are given. */
async function comingOf({ db }: Asking, who: Stored, given: readonly number[]) {
  const today = await todayAt(db, who.siteId);
  const year = yearOf(today);
  const figures = await leaveFigures(db, `${year}-12-31`, who.siteId);
  if (given.includes(year)) return null;
  const worker = (await workersOf(db, [who])).get(who.id);
  if (!worker) return null;
  const facts = entitlementOf(worker, year, figures);
  const { text, source } = entitlementText(facts);
  return {
    year,
    days: facts.days,
    text: `${text} (${source})`,
    from: monthStart(year, figures.periodFirstMonth),
  };
}

async function presented({ db }: Asking, movements: readonly StoredMovement[]) {
  const authors = await authorRefs(
    db,
    movements.flatMap(({ accountId }) => accountId ?? []),
  );
  return movements.map((row) => ({
    id: row.id,
    year: row.year,
    kind: row.kind,
    days: Number(row.days),
    ...movementText(row),
    leaveId: row.leaveId,
    by: authors.get(row.accountId ?? 0)?.name ?? null,
    at: row.createdAt.toISOString(),
  }));
}

/** The newest first, as one reads how it came to be. */
export async function balanceRecord(asking: Asking, who: Stored) {
  const { db, viewer } = asking;
  const type = await vacationType(db);
  const movements = await movementsOf(db, who.id, type.id);
  const years = yearsOf(movements);
  const { expiryMonth } = await leaveFigures(db, await todayAt(db, who.siteId), who.siteId);
  return {
    person: personRefOf(who),
    typeName: type.name,
    available: availableOf(movements),
    reserved: await reservedDays(db, { personId: who.id, typeId: type.id }),
    years: years.map(({ year, given, taken, left, closed }) => ({
      year,
      given,
      taken,
      left,
      expiresOn: closed ? null : monthEnd(year + 1, expiryMonth),
    })),
    movements: (await presented(asking, movements)).reverse(),
    coming: await comingOf(
      asking,
      who,
      movements.filter(({ kind }) => kind === 'earned').map(({ year }) => year),
    ),
    adjusts:
      who.id !== viewer.personId &&
      !viewer.viewing &&
      can(viewer.roles, 'HOLIDAYS.APPROVE') &&
      rulesWholeOrganisation(asking),
  };
}
