import { adjustLeaveBalance } from '@contract/holidays/adjustLeaveBalance';
import { leaveMovement } from '../../db/schema/holidays';
import { implement } from '../../engine/acciones/implement';
import { conflict, forbidden } from '../../engine/http/fault';
import { absenceTurn } from '../absences';
import { yearsOf } from './balanceRules';
import { leavePerson } from './leavePerson';
import { vacationType } from './leaveTypes';
import { movementsOf } from './ledger';
import { daysText } from './movementText';
import { tellLeaves } from './tellLeaves';
import { requireWholeOrganisation } from './wholeOrganisation';

export const adjustLeaveBalanceHandler = implement(
  adjustLeaveBalance,
  async ({ personId, year, days, reason }, context) => {
    const { db, viewer, audit } = context;
    requireWholeOrganisation(context);
    const who = await leavePerson(context, personId);
    if (who.id === viewer.personId) throw forbidden('Nadie ajusta su propio saldo.');
    await absenceTurn(db, who.id);
    const { id: typeId } = await vacationType(db);
    const years = yearsOf(await movementsOf(db, who.id, typeId));
    const left = years.find((one) => one.year === year)?.left ?? 0;
    if (days < 0 && left + days < 0) {
      throw conflict(`Del período ${year} quedan ${daysText(left)}: no se pueden restar más.`);
    }
    const [row] = await db
      .insert(leaveMovement)
      .values({
        personId: who.id,
        typeId,
        year,
        kind: 'adjusted',
        days: String(days),
        reason,
        accountId: viewer.accountId,
      })
      .returning();
    if (!row) throw new Error('a movement was not stored');
    await audit({ entity: 'leaveBalance', entityId: who.id, after: { year, days, reason } });
    await tellLeaves(context);
    return { ok: true as const };
  },
);
