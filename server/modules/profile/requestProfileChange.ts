import type { InputOf } from '@contract/core/accion';
import { requestProfileChange } from '@contract/profile/profileAcciones';
import { eq, sql } from 'drizzle-orm';
import { lockNumbers } from '../../db/lockNumbers';
import { profileChange } from '../../db/schema/people';
import type { Context } from '../../engine/acciones/context';
import { implementPrepared } from '../../engine/acciones/implement';
import { submitRequest } from '../../engine/approvals/submitRequest';
import { conflict, notFound } from '../../engine/http/fault';
import { askPassword } from '../../engine/session/askAgain';
import { checkChange } from './applyChange';
import { PROFILE_CHANGE, profileChangeRows, sentBack } from './profileChangeRows';
import { changesTheSame } from './profileChangeRules';

type Input = InputOf<typeof requestProfileChange>;

/** Requests of one person take turns, so that two at once do not both find none waiting. */
const TURN = lockNumbers.profileChange;

/** A wrong password is counted, so it is asked before the transaction that its refusal would undo. */
async function proveBankChange({ change, clave = '' }: Input, context: Context): Promise<void> {
  if (change.kind === 'bank') await askPassword(context, clave, 'clave');
}

export const requestProfileChangeHandler = implementPrepared(
  requestProfileChange,
  proveBankChange,
  async ({ change, requestId }, context) => {
    const { db, viewer } = context;
    const { personId } = viewer;
    if (personId === null) throw notFound('Tu cuenta no es de ninguna persona.');
    await db.execute(sql`select pg_advisory_xact_lock(${TURN}, ${personId})`);
    const mine = await profileChangeRows(db, personId);
    const again = requestId === undefined ? undefined : sentBack(mine, requestId);
    const same = mine.some(
      ({ state, subject }) => state === 'pending' && changesTheSame(subject.change, change),
    );
    if (same) throw conflict('Ya pediste un cambio igual: esperá la respuesta o cancelalo.');
    await checkChange(context, personId, change);
    const [stored] = again
      ? await db
          .update(profileChange)
          .set({ change })
          .where(eq(profileChange.id, again.subject.id))
          .returning()
      : await db.insert(profileChange).values({ personId, change }).returning();
    if (!stored) throw new Error('a change was not stored');
    return { requestId: await submitRequest(context, PROFILE_CHANGE, stored.id) };
  },
);
