import { revokeProgram, rotateProgram, saveProgram } from '@contract/sync/programAcciones';
import { eq } from 'drizzle-orm';
import { account } from '../../../db/schema/session';
import type { Context } from '../../../engine/acciones/context';
import { implement } from '../../../engine/acciones/implement';
import { endKeysIn, giveKey, revokeKeys } from './giveKey';
import { findProgram } from './programQueries';
import { programs, refuseBeyond } from './programStore';

export const saveProgramHandler = implement(saveProgram, async (input, context) => {
  await refuseBeyond(context, input);
  const saved = await programs.save(context, input);
  const { stored } = await programs.hold(context, { id: input.id });
  await context.db
    .update(account)
    .set({ displayName: input.name, roleId: input.roleId })
    .where(eq(account.id, stored.accountId));
  return saved;
});

async function shown(context: Context, id: number) {
  const program = await findProgram(context, id);
  if (!program) throw new Error('a program vanished while it was held');
  await context.emit([{ type: 'Program', id: 'LIST' }], {
    kind: 'everyone',
    permission: 'SYNC',
  });
  return program;
}

export const rotateProgramHandler = implement(
  rotateProgram,
  async ({ id, days, overlapHours }, context) => {
    const held = await programs.hold(context, { id });
    // A renewed key is given as the first one was: by nobody who holds less.
    await refuseBeyond(context, held.shown);
    await endKeysIn(context, id, overlapHours);
    const given = await giveKey(context, id, days);
    const after = { expiresAt: given.expiresAt, overlapHours };
    await context.audit({ entity: 'program', entityId: id, after });
    return { program: await shown(context, id), ...given };
  },
);

export const revokeProgramHandler = implement(revokeProgram, async ({ id }, context) => {
  const held = await programs.hold(context, { id });
  await revokeKeys(context, id);
  const { state } = held.shown;
  await context.audit({
    entity: 'program',
    entityId: id,
    before: { state },
    after: { state: 'revoked' },
  });
  return shown(context, id);
});
