import { EXPIRING_DAYS, programRecord } from '@contract/sync/program';
import { listPrograms } from '@contract/sync/programAcciones';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { program, programKey } from '../../../db/schema/programs';
import { role } from '../../../db/schema/session';
import type { Context } from '../../../engine/acciones/context';
import { defineList } from '../../../engine/lists/listDefinition';
import { recordColumns } from '../../../engine/lists/recordColumns';
import { ascending } from '../../../engine/lists/sortKeys';

type State = (typeof programRecord.shown.state.values)[number];

const newest = sql`(select max(newest.id) from ${programKey} newest where newest.program_id = ${program.id})`;

const overlapUntil = sql<Date | null>`(select max(older.expires_at) from ${programKey} older
  where older.program_id = ${program.id} and older.id < ${programKey.id}
    and older.revoked_at is null and older.expires_at > anden_now())`.mapWith(programKey.expiresAt);

const lastUsedAt = sql<Date | null>`(select max(used.last_used_at) from ${programKey} used
  where used.program_id = ${program.id})`.mapWith(programKey.expiresAt);

const lastAddress = sql<string | null>`(select used.last_address from ${programKey} used
  where used.program_id = ${program.id} and used.last_used_at is not null
  order by used.last_used_at desc limit 1)`;

const state: SQL<State> = sql<State>`case
  when ${programKey.revokedAt} is not null then 'revoked'
  when ${programKey.expiresAt} <= anden_now() then 'expired'
  when ${overlapUntil} is not null then 'rotating'
  when ${programKey.expiresAt} <= anden_now() + make_interval(days => ${EXPIRING_DAYS}) then 'expiring'
  else 'active' end`;

const fields = {
  ...getTableColumns(program),
  roleName: role.name,
  hint: programKey.hint,
  expiresAt: programKey.expiresAt,
  overlapUntil,
  lastUsedAt,
  lastAddress,
  state,
};

const keyOf = and(eq(programKey.programId, program.id), eq(programKey.id, newest));

export const programsList = defineList({
  accion: listPrograms,
  id: program.id,
  columns: () => ({
    ...recordColumns(programRecord, program, ['name']),
    state: { kind: 'enum', by: state, values: programRecord.shown.state.values },
    expiresAt: { kind: 'instant', by: programKey.expiresAt },
    lastUsedAt: { kind: 'instant', by: lastUsedAt },
  }),
  order: [ascending(program.name)],
  search: sql`anden_fold(${program.name} || ' ' || ${program.note})`,
  // Programs belong to the whole organisation.
  where: () => undefined,
  fields,
  from: (select) =>
    select
      .from(program)
      .innerJoin(role, eq(role.id, program.roleId))
      .leftJoin(programKey, keyOf)
      .$dynamic(),
});

const select = (db: Context['db']) =>
  db
    .select(fields)
    .from(program)
    .innerJoin(role, eq(role.id, program.roleId))
    .leftJoin(programKey, keyOf);

type Row = Awaited<ReturnType<typeof select>>[number];

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

export const presentProgram = (row: Row) => ({
  id: row.id,
  version: row.version,
  name: row.name,
  note: row.note,
  roleId: row.roleId,
  roleName: row.roleName,
  perMinute: row.perMinute,
  acciones: row.acciones as string[],
  state: row.state,
  expiresAt: iso(row.expiresAt),
  lastUsedAt: iso(row.lastUsedAt),
  lastAddress: row.lastAddress,
  hint: row.hint,
  overlapUntil: iso(row.overlapUntil),
});

export async function findProgram({ db }: Pick<Context, 'db'>, id: number) {
  const [row] = await select(db).where(eq(program.id, id));
  return row && presentProgram(row);
}
