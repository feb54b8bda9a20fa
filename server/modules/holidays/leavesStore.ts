import { eq } from 'drizzle-orm';
import { leave } from '../../db/schema/holidays';
import type { Viewer } from '../../engine/acciones/context';
import { type Fault, forbidden, notFound } from '../../engine/http/fault';
import { defineChanges } from '../../engine/store/defineChanges';
import { todayAt } from '../../engine/time/todayAt';
import { absenceTurn } from '../absences';
import { bringsCertificate } from './leaveCertificate';
import type { LeaveRow } from './leaveQueries';
import { actionsOn, findLeave, noLeave, presentLeave } from './presentLeave';
import { tellLeaves } from './tellLeaves';

type Action = ReturnType<typeof actionsOn>[number];

interface Held {
  row: LeaveRow;
  stored: typeof leave.$inferSelect;
  today: string;
}

/** The only way in which leave changes; its history is that of its request. */
export const leavesStore = defineChanges({
  table: leave,
  entity: 'leave',
  missing: noLeave,
  async lock(asking, id): Promise<Held | undefined> {
    const { db } = asking;
    const seen = await findLeave(asking, id);
    if (!seen) return undefined;
    await absenceTurn(db, seen.personId);
    const [stored] = await db.select().from(leave).where(eq(leave.id, id)).for('update');
    const row = await findLeave(asking, id);
    return row && stored && { row, stored, today: await todayAt(db, row.siteId) };
  },
  row: ({ stored }) => stored,
  present: presentLeave,
  // A person who asked in somebody's name sends it again too.
  actions: ({ viewer }, { row, today }): Action[] =>
    row.state === 'draft' ? ['edit'] : actionsOn(row, viewer, today),
  refusal: ({ row }, action) => refusals[action]?.(row) ?? over,
  forbids: ({ row }, action, { viewer }) => forbids[action]?.(row, viewer),
  tell: (ends) => tellLeaves(ends),
});

const over = 'Esta licencia ya no está vigente: no hay nada que dejar sin efecto.';

const refusals: Partial<Record<Action, (row: LeaveRow) => string>> = {
  certificate: ({ needsCertificate }) =>
    needsCertificate ? 'Esta licencia ya no está vigente.' : 'Esta licencia no pide certificado.',
  callOff: ({ state }) =>
    state === 'approved' ? 'Ya empezó: pedile a quien la aprobó que la interrumpa.' : over,
  interrupt: ({ state }) =>
    state === 'approved' ? 'Todavía no empezó, o es de un solo día: dejala sin efecto.' : over,
};

const forbids: Partial<Record<Action, (row: LeaveRow, viewer: Viewer) => Fault | undefined>> = {
  edit: ({ state }) =>
    state === 'draft' ? undefined : notFound('Esa solicitud no existe o ya no se puede cambiar.'),
  certificate: (row, viewer) =>
    bringsCertificate({ ...row, state: 'approved' }, viewer)
      ? undefined
      : forbidden('El certificado lo agrega la persona o Recursos Humanos.'),
  interrupt: ({ personId }, viewer) =>
    personId === viewer.personId
      ? forbidden('La interrumpe quien la aprobó o Recursos Humanos.')
      : undefined,
};
