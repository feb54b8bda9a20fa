import type { AccionDefinition, Scope } from '@contract/accion';
import { type AccionKey, acciones } from '@contract/registry';
import { can } from '@contract/session/can';
import { eq, sql } from 'drizzle-orm';
import { person } from '../../server/db/schema/organisation';
import { account } from '../../server/db/schema/session';
import { seedRoles as roles, type seedRoles } from '../../server/db/seed/roles';
import { buildServer, type TestServer } from '../support/buildServer';

type RoleKey = keyof typeof seedRoles;

const all = Object.entries(acciones) as [AccionKey, AccionDefinition][];
const users = Object.keys(roles) as RoleKey[];

let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

function allowed(accion: AccionDefinition, user: RoleKey): boolean {
  const { permission } = accion;
  if (permission === 'public' || permission === 'session') return true;
  const flags = typeof permission === 'string' ? [permission] : permission;
  return flags.some((flag) => can(roles[user].flags, flag));
}

describe.each(all)('%s', (_key, accion) => {
  if (accion.permission !== 'public') {
    test('without a session it is refused before its input is looked at', async () => {
      const { status, error } = await server.call(accion, { cualquiera: 'x' });
      expect([status, error.code]).toEqual([401, 'sin_sesion']);
    });
  }

  test.each(users)('%s meets exactly their flags', async (user) => {
    // An unknown field makes every allowed call stop at the validation: nothing is changed here.
    const { status, error } = await server.call(accion, { campoDesconocido: 'x' }, user);
    const expected = allowed(accion, user) ? [422, 'datos_invalidos'] : [403, 'sin_permiso'];
    expect([status, error.code]).toEqual(expected);
  });
});

/** Whom an accion about one person reaches, by how that person stands to the one who asks. */
const about: Partial<Record<AccionKey, (personId: number) => Record<string, unknown>>> = {
  getPerson: (personId) => ({ id: personId }),
};

type Relation = 'own' | 'team' | 'otherSite';

async function relatives(user: RoleKey): Promise<Record<Relation, number | null>> {
  const { db } = server.services.database;
  const [me] = await db
    .select({ id: person.id, siteId: person.siteId })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .where(eq(account.username, user));
  const first = async (where: ReturnType<typeof sql>) =>
    (await db.select({ id: person.id }).from(person).where(where).limit(1))[0]?.id ?? null;
  if (!me) throw new Error(`${user} is no employee`);
  return {
    own: me.id,
    team: await first(sql`${person.id} in (select anden_team(${me.id}))`),
    otherSite: await first(
      sql`${person.siteId} <> ${me.siteId} and ${person.id} not in (select anden_team(${me.id}))`,
    ),
  };
}

const reaches: Record<Scope, Record<Relation, boolean>> = {
  own: { own: true, team: false, otherSite: false },
  team: { own: true, team: true, otherSite: false },
  site: { own: true, team: true, otherSite: false },
  all: { own: true, team: true, otherSite: true },
};

function expectReach(accion: AccionDefinition, user: RoleKey, relation: Relation): boolean {
  if (accion.scope === 'everyone') return true;
  const order: Scope[] = ['own', 'team', 'site', 'all'];
  const widest = Math.min(order.indexOf(accion.scope), order.indexOf(roles[user].scope));
  const scope = order[widest] ?? 'own';
  if (!accion.sensitive) return reaches[scope][relation];
  const trusted = can(roles[user].flags, 'LIQUIDATION.SHOW') || can(roles[user].flags, 'ADMIN');
  return reaches[trusted && scope === 'all' ? 'all' : 'own'][relation];
}

describe.each(Object.entries(about))('%s reaches', (key, inputFor) => {
  const accion: AccionDefinition = acciones[key as AccionKey];
  const allowedUsers = users.filter((user) => allowed(accion, user));
  test.each(allowedUsers)('whom %s may reach, and nobody else', async (user) => {
    for (const [relation, personId] of Object.entries(await relatives(user))) {
      if (personId === null) continue;
      const { status } = await server.call(accion, inputFor(personId), user);
      expect([relation, status]).toEqual([
        relation,
        expectReach(accion, user, relation as Relation) ? 200 : 404,
      ]);
    }
  });
});

test('every accion about one person is in the table above or about nobody in particular', () => {
  const named = all.filter(([, accion]) => 'personId' in accion.input.shape).map(([key]) => key);
  // The image of the legajo needs a file; its own test walks the same relations.
  expect(named.filter((key) => !(key in about))).toEqual(['saveLegajoImage']);
});
