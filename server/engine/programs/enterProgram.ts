import type { AccionDefinition } from '@contract/core/accion';
import { normalizeRoles } from '@contract/session/normalizeRoles';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { builtOnce } from '../../db/builtOnce';
import type { Db } from '../../db/Db';
import { program, programKey } from '../../db/schema/programs';
import { account, role } from '../../db/schema/session';
import type { Services, Viewer } from '../acciones/context';
import { recordAudit } from '../audit/recordAudit';
import { forbidden, noSession } from '../http/fault';
import { needsSecondStep } from '../session/readViewer';
import { mayBeForPrograms } from './mayBeForPrograms';
import { hashProgramKey } from './programKey';
import { refuseTooMany } from './programPace';

const find = builtOnce((db, match) =>
  db
    .select({
      accountId: account.id,
      username: account.username,
      displayName: account.displayName,
      flags: role.flags,
      roleScope: role.scope,
      programId: program.id,
      keyId: programKey.id,
      needsSecondStep,
      acciones: program.acciones,
      perMinute: program.perMinute,
      stale: sql<boolean>`coalesce(${programKey.lastUsedAt}, '-infinity') < anden_now() - interval '1 minute'`,
    })
    .from(programKey)
    .innerJoin(program, eq(program.id, programKey.programId))
    .innerJoin(account, eq(account.id, program.accountId))
    .innerJoin(role, eq(role.id, program.roleId))
    .where(and(match, isNull(programKey.revokedAt), gt(programKey.expiresAt, sql`anden_now()`))),
);

const unknown = () => noSession('La clave no existe, venció o fue revocada.');

interface Asks {
  key: string;
  accion: AccionDefinition;
  address: string;
}

/** Reads the program of a key as it and its role are at this very moment, and refuses what its list does not name. */
export async function enterProgram(
  { database: { db } }: Pick<Services, 'database'>,
  { key, accion, address }: Asks,
): Promise<Viewer> {
  const [row] = await find(db, eq(programKey.hash, hashProgramKey(key)));
  if (!row) throw unknown();
  const { flags, stale, programId, keyId, acciones, perMinute, ...who } = row;
  await refuseTooMany(db, { programId, perMinute });
  if (stale) await noteUse(db, keyId, address);
  const named = Array.isArray(acciones) && acciones.includes(accion.name);
  if (!named || !mayBeForPrograms(accion)) {
    await record(db, { accountId: who.accountId, keyId, accion, address, state: 'refused' });
    throw forbidden('La clave de este programa no incluye esa acción.');
  }
  return {
    ...who,
    personId: null,
    siteId: null,
    areaId: null,
    roles: normalizeRoles(flags),
    sessionId: '',
    mustChangePassword: false,
    viewing: null,
    program: { id: programId, keyId },
  };
}

async function noteUse(db: Db, keyId: number, address: string): Promise<void> {
  const used = { lastUsedAt: sql`anden_now()`, lastAddress: address };
  await db.update(programKey).set(used).where(eq(programKey.id, keyId));
}

interface Call extends Pick<Asks, 'accion' | 'address'> {
  accountId: number;
  keyId: number;
  state: 'asked' | 'refused';
}

async function record(db: Db, { accountId, keyId, accion, address, state }: Call): Promise<void> {
  const actor = { accountId, address, accion: accion.name };
  const after = { name: accion.name, keyId, state };
  await recordAudit(db, actor, { entity: 'programCall', entityId: keyId, after });
}

/** Every call of a program is in the audit, also what only reads and what fails after. */
export async function auditProgramCall(
  { database: { db } }: Pick<Services, 'database'>,
  { accountId, program: asks }: Viewer,
  call: Pick<Asks, 'accion' | 'address'>,
): Promise<void> {
  if (!asks) return;
  await record(db, { ...call, accountId, keyId: asks.keyId, state: 'asked' });
}
