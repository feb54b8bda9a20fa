import { randomUUID } from 'node:crypto';
import { createProgram } from '@contract/sync/programAcciones';
import { account } from '../../../db/schema/session';
import { implement } from '../../../engine/acciones/implement';
import { giveKey } from './giveKey';
import { findProgram } from './programQueries';
import { programs, refuseBeyond } from './programStore';

export const createProgramHandler = implement(
  createProgram,
  async ({ days, ...fields }, context) => {
    await refuseBeyond(context, fields);
    const { id } = await programs.save(context, fields, async (columns) => {
      const accountId = await openAccount(context, columns);
      return { ...columns, accountId };
    });
    const given = await giveKey(context, id, days);
    const program = await findProgram(context, id);
    if (!program) throw new Error('a program was not stored');
    return { program, ...given };
  },
);

/** No password opens it and it is never active: it is a name for what the program does, and its place in the audit. */
async function openAccount(
  { db }: Parameters<typeof findProgram>[0],
  { name, roleId }: { name: string; roleId: number },
): Promise<number> {
  const [made] = await db
    .insert(account)
    .values({
      username: `programa-${randomUUID()}`,
      passwordHash: '',
      displayName: name,
      roleId,
      active: false,
    })
    .returning({ id: account.id });
  if (!made) throw new Error('the account of a program was not stored');
  return made.id;
}
