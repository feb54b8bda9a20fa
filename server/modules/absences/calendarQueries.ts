import type { listCalendar } from '@contract/absences/listCalendar';
import type { InputOf } from '@contract/core/accion';
import { and, asc, count, eq, or, type SQL, sql } from 'drizzle-orm';
import { absence } from '../../db/schema/absences';
import { area, person } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { withinReach } from '../../engine/scope/withinReach';
import { during } from './during';

export const PAGE = 60;

interface Days {
  from: string;
  to: string;
}

type Narrowed = Pick<InputOf<typeof listCalendar>, 'personId' | 'siteId' | 'areaId' | 'onlyAway'>;

/** The people with whom a person plans: those in reach, and those of their own area. */
export function plannedWith({ viewer, reach }: Pick<Context, 'viewer' | 'reach'>): SQL {
  const near = viewer.areaId === null ? sql`false` : sql`${person.areaId} = ${viewer.areaId}`;
  return sql`(${withinReach(reach, viewer, sql`${person.id}`)} or ${near})`;
}

function awayBetween(days: Days): SQL {
  return sql`exists (select from ${absence}
    where ${absence.personId} = ${person.id} and ${absence.state} = 'firm' and ${during(days.from, days.to)})`;
}

/** The people asked about who work there on some of those days. */
function asked(context: Pick<Context, 'viewer' | 'reach'>, days: Days, narrowed: Narrowed) {
  const { personId, siteId, areaId, onlyAway } = narrowed;
  return and(
    plannedWith(context),
    sql`${person.hireDate} <= ${days.to}`,
    or(sql`${person.leaveDate} is null`, sql`${person.leaveDate} >= ${days.from}`),
    personId === undefined ? undefined : eq(person.id, personId),
    siteId === undefined ? undefined : eq(person.siteId, siteId),
    areaId === undefined ? undefined : eq(person.areaId, areaId),
    onlyAway ? awayBetween(days) : undefined,
  );
}

export async function calendarPeople(
  context: Pick<Context, 'db' | 'viewer' | 'reach'>,
  days: Days,
  { page, ...narrowed }: Narrowed & { page: number },
) {
  const { db } = context;
  const where = asked(context, days, narrowed);
  const rows = await db
    .select({ person, areaName: area.name })
    .from(person)
    .innerJoin(area, eq(area.id, person.areaId))
    .where(where)
    .orderBy(asc(person.lastName), asc(person.firstName), asc(person.id))
    .limit(PAGE)
    .offset((page - 1) * PAGE);
  const [counted] = await db.select({ total: count() }).from(person).where(where);
  return { rows, total: counted?.total ?? 0 };
}
