import {
  checkPeriodSeal,
  closePeriodPay,
  closePeriodTime,
  getPeriod,
  reopenPeriod,
} from '@contract/closes/closeAcciones';
import { eq } from 'drizzle-orm';
import { buildServer } from '../../../../tests/support/buildServer';
import { periodClose } from '../../../db/schema/closes';
import { person } from '../../../db/schema/organisation';
import { account } from '../../../db/schema/session';
import { lastMonth, monthBefore } from '../periods';

/** The demo organisation with every month open, and the words to close one. */
export async function closesWorld() {
  const server = await buildServer();
  const { db } = server.services.database;
  await db.delete(periodClose);
  const people: Record<string, { id: number; siteId: number; areaId: number }> = {};
  for (const { username, ...row } of await db
    .select({
      username: account.username,
      id: person.id,
      siteId: person.siteId,
      areaId: person.areaId,
    })
    .from(person)
    .innerJoin(account, eq(account.personId, person.id))) {
    people[username] = row;
  }
  const personOf = (username: string) => {
    const found = people[username];
    if (!found) throw new Error(`nobody is ${username}`);
    return found;
  };
  const { siteId } = personOf('empleado');
  const month = lastMonth();
  const at = { siteId, month };
  const read = async (as = 'rrhh', whose = at) => (await server.call(getPeriod, whose, as)).body;
  /** How much is open, as whoever closes has just seen. */
  const pendingOf = async (whose = at) =>
    (await read('rrhh', whose)).pending.reduce((sum, { count }) => sum + count, 0);
  return {
    server,
    db,
    personOf,
    at,
    day: `${month}-15`,
    before: monthBefore(month),
    read,
    pendingOf,
    closeTime: async (whose = at, as = 'rrhh') =>
      server.call(closePeriodTime, { ...whose, pending: await pendingOf(whose) }, as),
    closePay: async (whose = at, as = 'rrhh') =>
      server.call(closePeriodPay, { ...whose, pending: await pendingOf(whose) }, as),
    reopen: (ledger: 'time' | 'pay', reason = 'Faltaba una licencia.', as = 'admin') =>
      server.call(reopenPeriod, { ...at, ledger, reason }, as),
    seals: async () => (await server.call(checkPeriodSeal, at, 'rrhh')).body.seals,
  };
}

export type ClosesWorld = Awaited<ReturnType<typeof closesWorld>>;
