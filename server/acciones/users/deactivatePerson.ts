import { deactivatePerson } from '@contract/users/deactivatePerson';
import { and, eq, not } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import { conflict, invalid } from '../../http/fault';
import { worksToday } from '../../people/worksToday';
import { revokeSessions } from '../../session/sessionRow';
import { refuseClosedPeriod } from '../../time/refuseClosedPeriod';
import { keepAnAdministrator } from '../admin/keepAnAdministrator';
import type { Context } from '../context';
import { implement } from '../implement';
import { lockVersion, personRecord } from './personRecord';
import { personFaults } from './personRules';
import { writePerson } from './writePerson';

/** Whoever left before today is out at once; the others are refused from the day after their last. */
async function endSessions({ db, emit }: Context, personId: number) {
  const [left] = await db
    .select({ id: account.id })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .where(and(eq(person.id, personId), not(worksToday)));
  if (!left) return;
  await revokeSessions(db, left.id, { allBut: null });
  await emit([{ type: 'Session', id: 'LIST' }], { kind: 'accounts', ids: [left.id] });
}

export const deactivatePersonHandler = implement(
  deactivatePerson,
  async ({ id, version, leaveDate, reason }, context) => {
    const before = await lockVersion(context, { id, version });
    if (before.leaveDate !== null) throw conflict('Esta persona ya está dada de baja.');
    const { hireDate } = before;
    const faults = personFaults({ hireDate, leaveDate });
    if (Object.keys(faults).length > 0) throw invalid(faults);
    // The last month was paid already: what is left to pay is an adjustment of the next one.
    await refuseClosedPeriod(context.db, { siteId: before.siteId, day: leaveDate, ledger: 'pay' });
    await writePerson(context, before, { leaveDate, leaveReason: reason });
    await keepAnAdministrator(context.db, 'staying');
    await endSessions(context, id);
    return personRecord(context, id);
  },
);
