import { counted } from '@contract/core/counted';
import { publishVisitDay } from '@contract/visits/visitAcciones';
import { and, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { account } from '../../db/schema/session';
import { visit } from '../../db/schema/visits';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { notifyEach } from '../../engine/notifications/notify';
import { readVisitDay } from './readVisitDay';

type Given = Awaited<ReturnType<typeof readVisitDay>>['given'];

export const publishVisitDayHandler = implement(
  publishVisitDay,
  async ({ mark, ...asked }, context) => {
    const { db, audit, emit } = context;
    const found = await readVisitDay(context, asked);
    if (found.given.length === 0) throw conflict('Ese día no tiene visitas para publicar.');
    const ids = found.given.map(({ id }) => id);
    // A second publisher waits here, and then finds that nothing is a draft.
    const written =
      found.mark === mark
        ? await db
            .update(visit)
            .set({ state: 'planned', version: sql`${visit.version} + 1` })
            .where(and(anyOf(visit.id, ids), eq(visit.state, 'draft')))
            .returning({ id: visit.id })
        : [];
    if (written.length < ids.length) {
      throw conflict('El día cambió desde que lo revisaste: mirá de nuevo qué se publica.');
    }
    await audit({ entity: 'visitDay', entityId: asked.day, after: { visits: ids.length } });
    const accounts = await tellVisitors(context, asked.day, found.given, found.people);
    await emit([{ type: 'Visit', id: 'LIST' }], {
      kind: 'sites',
      ids: [...new Set(found.given.map(({ siteId }) => siteId))],
      permission: 'VISITS.plan',
      accounts,
    });
    return { visits: ids.length, people: found.people.length };
  },
);

/** Each hears of how many visits they have and when the first begins; whoever publishes their own knows it. */
async function tellVisitors(
  context: Context,
  day: string,
  given: Given,
  people: readonly number[],
): Promise<number[]> {
  const accounts = await context.db
    .select({ id: account.id, personId: account.personId })
    .from(account)
    .where(and(anyOf(account.personId, [...people]), eq(account.active, true)));
  const words = day.split('-').reverse().join('/');
  await notifyEach(
    context,
    accounts
      .filter(({ id }) => id !== context.viewer.accountId)
      .map(({ id, personId }) => {
        const theirs = given.filter((one) => one.personId === personId);
        const first = theirs[0];
        return {
          accountIds: [id],
          notice: {
            type: 'visits.changed' as const,
            title: `Tenés ${counted(theirs.length, 'visita', 'visitas')} el ${words}`,
            body: first ? `La primera, ${first.place}, desde las ${first.fromTime}.` : '',
            link: `/visits/day?dia=${day}`,
          },
        };
      }),
  );
  return accounts.map(({ id }) => id);
}
