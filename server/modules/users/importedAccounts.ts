import { accountRecord } from '@contract/users/saveAccount';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { account, role } from '../../db/schema/session';
import type { Context, Viewer } from '../../engine/acciones/context';
import { invalid } from '../../engine/http/fault';
import { fold } from '../../engine/imports/fold';
import type { Candidate, ImportColumn } from '../../engine/imports/importDefinition';
import { type Parsed, parseText } from '../../engine/imports/parsers';
import type { StoredPerson } from '../../engine/people/datedFields';
import { lockAccount } from './accountQueries';
import { createAccount } from './createAccount';
import { freeUsername } from './freeUsername';
import { HIGHER_ROLE, mayHandRole, refuseHigherRole } from './mayHandRole';
import { writeAccount } from './writeAccount';

function parseUsername(text: string): Parsed {
  if (text === '') return { value: null };
  const { data, error } = accountRecord.fields.username.schema.safeParse(text);
  return error ? { error: error.issues[0]?.message ?? 'No es válido.' } : { value: data };
}

/** A file of people may have these columns about their accounts; an empty cell leaves an account as it is. */
export const accountImportColumns: readonly ImportColumn[] = [
  {
    key: 'username',
    label: 'Usuario',
    aliases: ['Nombre de usuario', 'Cuenta'],
    kind: 'text',
    example: '',
    parse: parseUsername,
  },
  {
    key: 'roleName',
    label: 'Rol',
    aliases: ['Perfil', 'Permisos'],
    kind: 'text',
    example: '',
    parse: parseText(60),
  },
];

type Refuse = (row: Candidate, column: string, message: string) => void;

interface Known {
  byDocket: ReadonlyMap<string, StoredPerson>;
  refuse: Refuse;
}

async function loadAccounts(db: Db) {
  const [roles, accounts] = await Promise.all([
    db.select().from(role),
    db
      .select({ personId: account.personId, username: account.username, roleId: account.roleId })
      .from(account),
  ]);
  return {
    roleById: new Map(roles.map((one) => [one.id, one])),
    roleByName: new Map(roles.map((one) => [fold(one.name), one])),
    byPerson: new Map(accounts.map((one) => [one.personId, one])),
    owners: new Map(accounts.map((one) => [one.username.toLowerCase(), one.personId])),
  };
}

/** This checks what the rows say of accounts: who gets a new one, with which role, and whether the asker may give it. */
export async function checkAccounts(
  { db, viewer }: { db: Db; viewer: Viewer },
  rows: readonly Candidate[],
  { byDocket, refuse }: Known,
): Promise<void> {
  const asked = rows.filter(({ values }) => values.username || values.roleName);
  if (asked.length === 0) return;
  const { roleById, roleByName, byPerson, owners } = await loadAccounts(db);
  const inFile = new Map<string, number>();
  for (const row of asked) {
    const { username } = row.values;
    if (!username) continue;
    const earlier = inFile.get(username);
    if (earlier) refuse(row, 'username', `Se repite: ya está en la fila ${earlier}.`);
    else inFile.set(username, row.number);
  }
  for (const row of asked) {
    const { docket, username, roleName, firstName, lastName } = row.values;
    const was = byDocket.get(docket ?? '');
    const held = was && byPerson.get(was.id);
    const wanted = roleName ? roleByName.get(fold(roleName)) : undefined;
    if (roleName && !wanted) refuse(row, 'roleName', 'No hay un rol con ese nombre.');
    if (!held && !roleName) refuse(row, 'roleName', 'Para crear la cuenta indicá también el rol.');
    const changes = !held || (username && username !== held.username) || wanted?.id !== held.roleId;
    const rules = [wanted, held && roleById.get(held.roleId)];
    if (changes && rules.some((one) => one && !mayHandRole(viewer, one))) {
      refuse(row, 'roleName', HIGHER_ROLE);
    }
    const owner = owners.get(username ?? '');
    if (owner !== undefined && owner !== was?.id) {
      refuse(row, 'username', 'Otra cuenta ya usa ese usuario.');
    }
    const named = {
      docket: docket ?? '',
      firstName: firstName ?? was?.firstName ?? '',
      lastName: lastName ?? was?.lastName ?? '',
    };
    const given =
      username ??
      held?.username ??
      freeUsername(named, (one) => owners.has(one) || inFile.has(one));
    inFile.set(given, row.number);
    const roleId = wanted?.id ?? held?.roleId ?? null;
    if (held?.username === given && held.roleId === roleId) continue;
    Object.assign(row.write, { username: given, roleId });
  }
}

/** Opens the account of an imported person, or changes the one they have. */
export async function saveImportedAccount(
  context: Context,
  owner: Pick<StoredPerson, 'id' | 'firstName' | 'lastName'>,
  fields: { username: string; roleId: number },
): Promise<void> {
  const { db, viewer } = context;
  const [wanted] = await db.select().from(role).where(eq(role.id, fields.roleId));
  if (!wanted) throw invalid({ roleName: 'Ese rol ya no existe.' });
  refuseHigherRole(viewer, wanted);
  const held = await lockAccount(db, owner.id);
  const same = sql`lower(${account.username}) = ${fields.username} and ${account.personId} is distinct from ${owner.id}`;
  if ((await db.$count(account, same)) > 0) {
    throw invalid({ username: 'Otra cuenta ya usa ese usuario.' });
  }
  if (!held) return createAccount(context, owner, { ...fields, active: true });
  refuseHigherRole(viewer, held.role);
  await writeAccount(context, held.account, fields);
}
