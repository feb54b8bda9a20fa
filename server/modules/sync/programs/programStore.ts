import { programRecord } from '@contract/sync/program';
import { eq, sql } from 'drizzle-orm';
import { program } from '../../../db/schema/programs';
import { role } from '../../../db/schema/session';
import type { Context } from '../../../engine/acciones/context';
import { invalid } from '../../../engine/http/fault';
import { allHandlers, finder } from '../../../engine/module';
import { defineStore } from '../../../engine/store/defineStore';
import { findProgram } from './programQueries';
import { refusalOf } from './programRules';

export const programs = defineStore({
  record: programRecord,
  table: program,
  find: findProgram,
  missing: 'El programa no existe.',
  unique: ({ name }) => [
    {
      field: 'name',
      same: sql`anden_fold(${program.name}) = anden_fold(${name})`,
      words: 'Ya hay un programa con ese nombre.',
    },
  ],
  tag: 'Program',
  audience: { kind: 'everyone', permission: 'SYNC' },
});

const handlerNamed = finder(allHandlers, ({ accion }) => accion.name);

/** Refuses to give a program more than its giver holds, whatever else they administer. */
export async function refuseBeyond(
  { db, viewer }: Context,
  { acciones, roleId }: { acciones: readonly string[]; roleId: number },
): Promise<void> {
  const [found] = await db.select().from(role).where(eq(role.id, roleId)).for('share');
  if (!found) throw invalid({ roleId: 'Ese rol ya no existe.' });
  const refused = refusalOf(
    viewer,
    { acciones, role: found },
    (name) => handlerNamed(name)?.accion,
  );
  if (refused) throw invalid(refused);
}
