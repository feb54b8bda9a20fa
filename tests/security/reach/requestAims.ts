import { makeCbu } from '@contract/core/cbu';
import type { AccionKey } from '@contract/registry';
import {
  approvalDelegation,
  approvalRequest,
  approvalSeat,
  approvalStep,
} from '../../../server/db/schema/approvals';
import { recordComment } from '../../../server/db/schema/comments';
import { profileChange } from '../../../server/db/schema/people';
import type { Aim, Fields, Outcome } from './aim';

/** Stale everywhere: who reaches the request hears of the conflict, and nothing moves. */
const version = 999_999;

/** A request of theirs; where they are of the asker's team, it waits for the asker. */
const request =
  (input: (id: number) => Fields, state: 'draft' | 'pending' = 'pending'): Aim['at'] =>
  async (db, { personId, accountId, relation }, asking) => {
    const change = {
      kind: 'bank' as const,
      cbu: makeCbu('0170099', '2000006779737'),
      bankAlias: null,
    };
    const [subject] = await db.insert(profileChange).values({ personId, change }).returning();
    const [row] = await db
      .insert(approvalRequest)
      .values({
        type: 'profileChange',
        subjectId: subject?.id ?? 0,
        ownerId: personId,
        authorId: accountId,
        title: 'De prueba',
        state,
        steps: 1,
      })
      .returning();
    if (!row) return null;
    await db.insert(approvalStep).values({
      requestId: row.id,
      position: 1,
      mode: 'any',
      state: 'pending',
      onDeadline: 'remind',
    });
    if (relation === 'team') {
      await db
        .insert(approvalSeat)
        .values({ requestId: row.id, position: 1, accountId: asking.accountId, waiting: true });
    }
    return input(row.id);
  };

const forOwner =
  (outcome: Outcome): Aim['expect'] =>
  (_asking, { relation }) => {
    if (relation === 'own') return outcome;
    return relation === 'team' ? 'reached' : 'hidden';
  };
const onlyOwn: Aim['expect'] = (_asking, { relation }) =>
  relation === 'own' ? 'reached' : 'hidden';

/** The person who asked and those who sit in the chain pass; to everybody else it does not exist, however far their role reaches. */
export const requestAims = {
  getRequest: { at: request((id) => ({ id })), expect: forOwner('reached') },
  listRequestComments: {
    at: request((requestId) => ({ requestId })),
    expect: forOwner('reached'),
  },
  commentRequest: {
    at: request((requestId) => ({ requestId, body: 'Hola' })),
    expect: forOwner('reached'),
  },
  deleteRequestComment: {
    at: async (db, theirs, asking) => {
      const found = await request((requestId) => ({ requestId }))(db, theirs, asking);
      if (!found) return null;
      const entityId = Number(found.requestId);
      const { accountId: authorId } = theirs;
      const [row] = await db
        .insert(recordComment)
        .values({ entity: 'request', entityId, authorId, body: 'Hola' })
        .returning({ id: recordComment.id });
      return row ? { id: row.id, requestId: entityId } : null;
    },
    // A decider reads what others wrote, and takes away only what is theirs.
    expect: (asking, theirs, accion) => {
      const outcome = forOwner('reached')?.(asking, theirs, accion) ?? 'hidden';
      return outcome === 'reached' && theirs.relation !== 'own' ? 'refused' : outcome;
    },
  },
  cancelRequest: { at: request((id) => ({ id, version })), expect: forOwner('reached') },
  approveRequest: { at: request((id) => ({ id, version })), expect: forOwner('refused') },
  cutRequest: {
    at: request((id) => ({ id, version, partId: 1, granted: '1', reason: 'De prueba' })),
    expect: forOwner('refused'),
  },
  rejectRequest: {
    at: request((id) => ({ id, version, reason: 'De prueba' })),
    expect: forOwner('refused'),
  },
  returnRequest: {
    at: request((id) => ({ id, version, reason: 'De prueba' })),
    expect: forOwner('refused'),
  },
  decideRequests: {
    at: request((id) => ({
      selection: { kind: 'rows', ids: [id] },
      decision: { kind: 'approve' },
      seenAt: '2099-01-01T00:00:00Z',
    })),
    expect: forOwner('hidden'),
    found: (body) => (body as { done: number }).done === 1,
  },
  getProfileChange: { at: request((requestId) => ({ requestId }), 'draft'), expect: onlyOwn },
  requestProfileChange: {
    at: request(
      (requestId) => ({
        requestId,
        change: { kind: 'name', lastName: 'De', firstName: 'Prueba' },
      }),
      'draft',
    ),
    expect: onlyOwn,
  },
  endDelegation: {
    at: async (db, { accountId }, asking) => {
      const toAccountId = accountId === asking.accountId ? 1 : asking.accountId;
      const [row] = await db
        .insert(approvalDelegation)
        .values({
          fromAccountId: accountId,
          toAccountId,
          fromDay: '2020-01-01',
          untilDay: '2020-01-02',
        })
        .returning();
      return row ? { id: row.id } : null;
    },
    expect: onlyOwn,
  },
} satisfies Partial<Record<AccionKey, Aim>>;
