import { punchNow } from '@contract/markings/punchAcciones';
import { and, eq, ne, sql } from 'drizzle-orm';
import { buildServer } from '../../../../tests/support/buildServer';
import { truncateTables } from '../../../../tests/support/truncateTables';
import { approvalRequest } from '../../../db/schema/approvals';
import { punch } from '../../../db/schema/markings';
import { person, site } from '../../../db/schema/organisation';
import { plannedShift, shift } from '../../../db/schema/schedules';
import { account } from '../../../db/schema/session';
import { clock } from '../../../engine/time/clock';
import { CORRECTION_REQUEST } from '../correctionQueries';
import { clockIn, dateIn } from '../wallClock';

const HOUR = 3_600_000;

/** The demo organisation without punches, and the words to make some. */
export async function markingsWorld() {
  const server = await buildServer();
  const { db } = server.services.database;
  const people: Record<string, number> = {};
  for (const row of await db.select().from(account)) people[row.username] = row.personId ?? 0;
  const personOf = (username: string) => people[username] ?? 0;
  const [own] = await db
    .select({ site, docket: person.docket })
    .from(person)
    .innerJoin(site, eq(site.id, person.siteId))
    .where(eq(person.id, personOf('empleado')));
  if (!own) throw new Error('nobody is empleado');
  const { zone } = own.site;
  const [kind] = await db
    .insert(shift)
    .values({
      name: 'De prueba',
      code: 'PRB',
      color: 'teal',
      startsAt: '08:00',
      endsAt: '16:00',
      breakKind: 'none',
      breakMinutes: 0,
      toleranceIn: 5,
      toleranceOut: 5,
      paid: true,
      night: false,
    })
    .onConflictDoNothing()
    .returning();
  if (!kind) throw new Error('no shift');
  /** A published shift of somebody, by hours from now. */
  const plan = async (from: number, to: number, username = 'empleado') => {
    const [startsAt, endsAt] = [
      new Date(clock.ms() + from * HOUR),
      new Date(clock.ms() + to * HOUR),
    ];
    const { breakKind, breakMinutes, toleranceIn, toleranceOut, paid, night } = kind;
    const hours = { breakKind, breakMinutes, toleranceIn, toleranceOut, paid, night };
    const [row] = await db
      .insert(plannedShift)
      .values({
        ...hours,
        personId: personOf(username),
        day: dateIn(zone)(startsAt),
        shiftId: kind.id,
        startsAt,
        endsAt,
        publishedAt: clock.now(),
      })
      .returning();
    if (!row) throw new Error('nothing planned');
    return row;
  };
  const stamp = (hours: number) => new Date(clock.ms() + hours * HOUR);
  const touch = (pressed: string, more: object = {}, as = 'empleado', key?: string) =>
    server.call(
      punchNow,
      {
        kind: pressed,
        source: 'phone',
        claimedAt: stamp(0).toISOString(),
        clockOffset: 0,
        ...more,
      },
      as,
      key ? { 'idempotency-key': key } : {},
    );
  return {
    server,
    db,
    personOf,
    site: own.site,
    docket: own.docket,
    zone,
    plan,
    stamp,
    touch,
    dayOf: (at: Date) => dateIn(zone)(at),
    clockOf: (at: Date) => clockIn(zone, at),
    rows: (username = 'empleado') =>
      db
        .select()
        .from(punch)
        .where(eq(punch.personId, personOf(username)))
        .orderBy(punch.at, punch.id),
    /** This makes a punch look as if it had been made some hours ago. */
    age: (id: number, hours: number) =>
      db
        .update(punch)
        .set({ at: stamp(-hours) })
        .where(eq(punch.id, id)),
    clear: async () => {
      await truncateTables(server, ['punch', 'planned_shift', 'clock_touch']);
      await db
        .update(approvalRequest)
        .set({ state: 'cancelled', decidedAt: sql`anden_now()` })
        .where(
          and(eq(approvalRequest.type, CORRECTION_REQUEST), ne(approvalRequest.state, 'cancelled')),
        );
      await db.update(site).set({ punchesInside: false });
    },
  };
}

export type MarkingsWorld = Awaited<ReturnType<typeof markingsWorld>>;
