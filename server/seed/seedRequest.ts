import { sql } from 'drizzle-orm';
import type { Db } from '../db/Db';
import { approvalEvent, approvalRequest, approvalSeat, approvalStep } from '../db/schema/approvals';
import type { DemoPerson } from '../engine/seed/demo';
import { clock } from '../engine/time/clock';

interface Asked {
  type: string;
  subjectId: number;
  title: string;
  state: 'pending' | 'approved' | 'rejected';
  /** Why not, where it was not. */
  refusal?: string;
  owner: DemoPerson;
  /** The sender: the colleague of a swap. */
  author: DemoPerson;
  decider: number;
  /** When it was sent; left out: now. */
  at?: Date;
}

const DAY = 86_400_000;

/** A request as the engine would hold it, without ringing for anybody. */
export async function seedRequest(
  db: Db,
  { owner, author, decider, state, refusal = '', at: sentAt = clock.now(), ...asked }: Asked,
): Promise<void> {
  const open = state === 'pending';
  const decidedAt = new Date(Math.min(clock.ms(), sentAt.getTime() + DAY));
  const dueAt = open ? sql`anden_now() + interval '48 hours'` : null;
  const [row] = await db
    .insert(approvalRequest)
    .values({
      ...asked,
      ownerId: owner.id,
      authorId: author.accountId,
      state,
      steps: 1,
      dueAt,
      submittedAt: sentAt,
      decidedAt: open ? null : decidedAt,
    })
    .returning({ id: approvalRequest.id });
  if (!row) throw new Error('a request was not stored');
  const at = { requestId: row.id, position: 1 };
  const step = { mode: 'any', hours: 48, onDeadline: 'remind', dueAt } as const;
  await db.insert(approvalStep).values({ ...at, ...step, state: open ? 'pending' : state });
  await db.insert(approvalSeat).values({ ...at, accountId: decider, waiting: open });
  const reason = state === 'rejected' ? refusal : null;
  const ends = open
    ? []
    : [{ requestId: row.id, kind: state, accountId: decider, reason, createdAt: decidedAt }];
  await db
    .insert(approvalEvent)
    .values([
      { requestId: row.id, kind: 'submitted', accountId: author.accountId, createdAt: sentAt },
      ...ends,
    ]);
}
