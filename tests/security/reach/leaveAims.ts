import type { AccionKey } from '@contract/registry';
import { can } from '@contract/session/can';
import type { Db } from '../../../server/db/Db';
import { approvalRequest } from '../../../server/db/schema/approvals';
import { leave } from '../../../server/db/schema/holidays';
import { clock } from '../../../server/engine/time/clock';
import type { Aim, Fields, Somebody } from './aim';
import { byScope } from './byScope';

/** Stale everywhere: who reaches it hears of the conflict, and nothing moves. */
const version = 999_999;
/** Long gone: asked for, it is refused with its reason, which is to have reached the person. */
const span = { fromDay: '2001-01-08', toDay: '2001-01-21' };
const typeId = 1;

async function askedBy(db: Db, { personId, accountId }: Somebody, state: 'approved' | 'pending') {
  const [row] = await db
    .insert(leave)
    .values({ ...span, personId, typeId, days: '14' })
    .returning({ id: leave.id });
  if (!row) return null;
  const [request] = await db
    .insert(approvalRequest)
    .values({
      type: 'leave',
      subjectId: row.id,
      ownerId: personId,
      authorId: accountId,
      title: 'De prueba',
      state,
      decidedAt: state === 'approved' ? clock.now() : null,
      steps: 1,
    })
    .returning({ id: approvalRequest.id });
  return request ? { id: row.id, requestId: request.id } : null;
}

const granted =
  (input: (id: number) => Fields): Aim['at'] =>
  async (db, theirs) => {
    const made = await askedBy(db, theirs, 'approved');
    return made && input(made.id);
  };

/** The request of a leave that waits for nobody of the table. */
const stuck =
  (more: Fields = {}): Aim['at'] =>
  async (db, theirs) => {
    const made = await askedBy(db, theirs, 'pending');
    return made && { id: made.requestId, version, ...more };
  };

/** This is for people who rule the whole organisation; others who see the leave are told that it is not theirs to do. */
const forRulers: Aim['expect'] = (asking, theirs, accion) => {
  if (theirs.relation === 'own') return 'refused';
  if (!can(asking.flags, 'HOLIDAYS.APPROVE')) return 'hidden';
  if (asking.scope === 'all') return 'reached';
  return byScope(asking, theirs, { ...accion, scope: 'all' }) === 'reached' ? 'refused' : 'hidden';
};

/** Leave and balances: one's own, and of whom one approves for. */
export const leaveAims = {
  simulateLeave: { at: (_db, { personId }) => ({ personId, typeId, ...span }) },
  requestLeave: { at: (_db, { personId }) => ({ personId, typeId, ...span }) },
  getLeaveBalance: { at: (_db, { personId }) => ({ personId }) },
  getLeave: { at: granted((id) => ({ id })) },
  cancelLeave: { at: granted((id) => ({ id, version, reason: 'De prueba' })) },
  interruptLeave: {
    at: granted((id) => ({ id, version, lastDay: '2001-01-10', reason: 'De prueba' })),
    // People do not cut their own leave short by themselves.
    expect: ({ scope }, { relation }) => {
      if (relation === 'own') return 'refused';
      if (scope === 'all') return 'reached';
      return relation === 'team' || (scope === 'site' && relation === 'site')
        ? 'reached'
        : 'hidden';
    },
  },
  addLeaveCertificate: {
    at: granted((id) => ({ id, version, certificate: '0'.repeat(64) })),
    // The person's own, and of who keeps medical files; a manager who sees the leave is refused.
    expect: (asking, theirs, accion) => {
      const seen = byScope(asking, theirs, accion);
      if (seen === 'hidden' || theirs.relation === 'own') return seen;
      return byScope(asking, theirs, { ...accion, sensitive: true }) === 'reached'
        ? 'reached'
        : 'refused';
    },
  },
  remindRequest: { at: stuck(), expect: forRulers },
  reassignRequest: { at: stuck({ personId: 1, reason: 'De prueba' }), expect: forRulers },
  decideRequestInstead: {
    at: stuck({ decision: 'approve', reason: 'De prueba' }),
    expect: forRulers,
  },
  adjustLeaveBalance: {
    at: (_db, { personId }) => ({ personId, year: 2001, days: -1, reason: 'De prueba' }),
    // For whoever rules the whole organisation, and never of oneself.
    expect: ({ scope }, { relation }) =>
      scope === 'all' && relation !== 'own' ? 'reached' : 'refused',
  },
} satisfies Partial<Record<AccionKey, Aim>>;
