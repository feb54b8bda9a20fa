import { requestProfileChange } from '@contract/profile/requestProfileChange';
import { and, eq, sql } from 'drizzle-orm';
import { submitRequest } from '../../approvals/submitRequest';
import { approvalRequest } from '../../db/schema/approvals';
import { profileChange } from '../../db/schema/people';
import { conflict, notFound } from '../../http/fault';
import { implement } from '../implement';

const TYPE = 'profileChange';
/** One person's requests take turns, so that two at once do not both find none waiting. */
const TURN = 4_600_021;

export const requestProfileChangeHandler = implement(
  requestProfileChange,
  async ({ change, requestId }, context) => {
    const { db, viewer } = context;
    const { personId } = viewer;
    if (personId === null) throw notFound('Tu cuenta no es de ninguna persona.');
    await db.execute(sql`select pg_advisory_xact_lock(${TURN}, ${personId})`);
    const mine = await db
      .select({ id: approvalRequest.id, state: approvalRequest.state, subject: profileChange })
      .from(approvalRequest)
      .innerJoin(profileChange, eq(profileChange.id, approvalRequest.subjectId))
      .where(and(eq(approvalRequest.type, TYPE), eq(profileChange.personId, personId)));
    const again = mine.find(({ id, state }) => id === requestId && state === 'draft');
    if (requestId !== undefined && !again) {
      throw notFound('Ese pedido no existe o ya no se puede cambiar.');
    }
    const same = mine.some(
      ({ state, subject }) => state === 'pending' && subject.change.kind === change.kind,
    );
    if (same) throw conflict('Ya pediste un cambio igual: esperá la respuesta o cancelalo.');
    const [stored] = again
      ? await db
          .update(profileChange)
          .set({ change })
          .where(eq(profileChange.id, again.subject.id))
          .returning()
      : await db.insert(profileChange).values({ personId, change }).returning();
    if (!stored) throw new Error('a change was not stored');
    return { requestId: await submitRequest(context, TYPE, stored.id) };
  },
);
