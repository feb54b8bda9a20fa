import { previewVisitDay, publishVisitDay, saveVisit } from '@contract/visits/visitAcciones';
import { listVisitPurposes } from '@contract/visits/visitPurposeAcciones';
import { arriveAtVisit } from '@contract/visits/visitWalkAcciones';
import { eq, sql } from 'drizzle-orm';
import { buildServer } from '../../../../tests/support/buildServer';
import { truncateTables } from '../../../../tests/support/truncateTables';
import { person } from '../../../db/schema/organisation';
import { account, role } from '../../../db/schema/session';
import { clock } from '../../../engine/time/clock';

const DAY = '2026-11-26';
const door = { latitude: '-32.950000', longitude: '-60.660000' };

/** The demo organisation without visits, one who plans them and one who only makes them. */
export async function visitsWorld(env: Record<string, string> = {}) {
  const server = await buildServer(env);
  const { db } = server.services.database;
  const people: Record<string, number> = {};
  let siteId = 0;
  for (const username of ['jefe', 'operario', 'supervisor']) {
    const [row] = await db
      .select({ id: person.id, siteId: person.siteId })
      .from(account)
      .innerJoin(person, eq(person.id, account.personId))
      .where(eq(account.username, username));
    people[username] = row?.id ?? 0;
    if (username === 'jefe') siteId = row?.siteId ?? 0;
  }
  // This person makes visits and plans none.
  await db
    .update(role)
    .set({ flags: sql`${role.flags} || '{"VISITS":{"show":true}}'::jsonb` })
    .where(eq(role.id, sql`(select role_id from account where username = 'operario')`));
  const { body } = await server.call(listVisitPurposes, {}, 'jefe');
  const purposeId = body.rows.find(({ checklist }) => checklist.length === 0)?.id ?? 0;
  const plan = async (more: object = {}) => {
    const asked = {
      ...{ day: DAY, fromTime: '09:00', toTime: '10:30', minutes: 30, radius: 150 },
      ...{ siteId, purposeId, place: 'Almacén La Unión', personId: people.operario, ...door },
      ...more,
    };
    return server.call(saveVisit, asked, 'jefe');
  };
  const publish = async () => {
    const { body: seen } = await server.call(previewVisitDay, { day: DAY }, 'jefe');
    return server.call(publishVisitDay, { day: DAY, mark: seen.mark }, 'jefe');
  };
  const now = () => ({ claimedAt: clock.now().toISOString(), clockOffset: 0 });
  return {
    ...{ server, db, people, siteId, purposeId, plan, publish, now, door, day: DAY },
    /** A visit whose person is at the door. */
    async arrived(more: object = {}) {
      const { body: made } = await plan(more);
      await publish();
      await server.call(arriveAtVisit, { id: made.id, ...now() }, 'operario');
      return made;
    },
    near: (metres: number, accuracy = 10) => ({
      latitude: Number(door.latitude) + metres / 111_320,
      longitude: Number(door.longitude),
      accuracy,
    }),
    clear: () =>
      truncateTables(server, [
        ...[
          'visit_claim',
          'visit_mail',
          'visit_act',
          'visit_order',
          'visit_file',
          'visit',
          'visit_series',
          'notification',
        ],
      ]),
  };
}

export type VisitsWorld = Awaited<ReturnType<typeof visitsWorld>>;
