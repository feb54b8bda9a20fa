import type { AccionDefinition, Scope } from '@contract/core/accion';
import { groupedFlags, passedFlags, plainFlags, type Roles } from '@contract/core/permissions';
import { acciones } from '@contract/registry';
import { normalizeRoles } from '@contract/session/normalizeRoles';
import { eq } from 'drizzle-orm';
import { account, role } from '../../server/db/schema/session';
import { reachOf } from '../../server/engine/scope/reachOf';
import { buildServer, type TestServer } from '../support/buildServer';

const scopes: Scope[] = ['own', 'team', 'site', 'all'];
const sensitive = Object.entries<AccionDefinition>(acciones).filter(([, one]) => one.sensitive);

const keepers = Object.entries<AccionDefinition>(acciones).filter(([, one]) => one.keepers);

test('every accion of runs, garnishments and income tax that asks for LIQUIDATION.SHOW is for those who keep pay', () => {
  const modules = ['liquidations', 'garnishments', 'incomeTax'];
  const asks = Object.entries<AccionDefinition>(acciones)
    .filter(([, one]) => modules.includes(one.module) && one.permission === 'LIQUIDATION.SHOW')
    .map(([key]) => key);
  expect(keepers.map(([key]) => key)).toEqual(asks);
});

/** Every flag of every module is on but those that keep pay: LIQUIDATION.SHOW, and all of ADMIN. */
const allBut = (narrowed: Record<string, unknown>): Roles =>
  normalizeRoles({
    ...Object.fromEntries(plainFlags.map((flag) => [flag, true])),
    ...Object.fromEntries(
      Object.entries(groupedFlags).map(([flag, subs]) => [
        flag,
        Object.fromEntries(subs.map((sub) => [sub, true])),
      ]),
    ),
    ...Object.fromEntries(Object.keys(passedFlags).map((flag) => [flag, true])),
    LIQUIDATION: { APPROVE: true },
    ADMIN: false,
    ...narrowed,
  });

/** Each part of ADMIN, ORDERS, VISITS and SYNC alone, and all parts of ADMIN together, which are not yet all of it. */
const narrowed: [name: string, roles: Roles][] = [
  ...Object.entries(passedFlags).flatMap(([flag, subs]) =>
    subs.map((sub): [string, Roles] => [`${flag}.${sub}`, allBut({ [flag]: { [sub]: true } })]),
  ),
  [
    'every part of ADMIN',
    allBut({ ADMIN: Object.fromEntries(passedFlags.ADMIN.map((sub) => [sub, true])) }),
  ],
];

test.each(narrowed)('%s reaches nothing sensitive of anybody else', (_name, roles) => {
  const reached = scopes.flatMap((roleScope) =>
    sensitive
      .filter(([, accion]) => reachOf(accion, { roles, roleScope }) !== 'own')
      .map(([key]) => `${key} over ${roleScope}`),
  );
  expect(reached).toEqual([]);
});

describe('through the server', () => {
  let server: TestServer;
  let own: number;
  let roleId: number;

  beforeAll(async () => {
    server = await buildServer();
    const { db } = server.services.database;
    const [made] = await db
      .insert(role)
      .values({ name: 'De prueba', scope: 'all', flags: {} })
      .returning();
    roleId = made?.id ?? 0;
    const [changed] = await db
      .update(account)
      .set({ roleId })
      .where(eq(account.username, 'operario'))
      .returning();
    own = changed?.personId ?? 0;
  });
  afterAll(() => server.close());

  interface Row {
    personId?: number;
    person?: { id: number } | null;
  }

  /** The people whose rows a list shows, for lists whose rows are somebody's. */
  async function peopleIn(accion: AccionDefinition): Promise<number[] | null> {
    if (!accion.input.safeParse({}).success) return null;
    const { status, body } = await server.call(accion, {}, 'operario');
    const { rows } = body as { rows?: Row[] };
    if (status !== 200 || !Array.isArray(rows)) return null;
    const ids = rows.map(({ personId, person }) => personId ?? person?.id);
    return ids.every((id) => id !== undefined) ? ids.map(Number) : null;
  }

  const lists = sensitive.filter(
    ([, { method, name }]) => method === 'GET' && name.includes('.listar'),
  );

  test.each(narrowed)(
    '%s over everybody lists their own and nobody else’s',
    async (_name, flags) => {
      await server.services.database.db
        .update(role)
        .set({ flags, scope: 'all' })
        .where(eq(role.id, roleId));
      let looked = 0;
      for (const [key, accion] of lists) {
        const people = await peopleIn(accion);
        if (people === null) continue;
        looked += 1;
        expect([key, people.filter((id) => id !== own)]).toEqual([key, []]);
      }
      // Lists that answer nobody would prove nothing.
      expect(looked).toBeGreaterThan(4);
    },
  );

  test.each(['own', 'team', 'site'] as const)(
    'LIQUIDATION.SHOW over %s is refused by all that keeps the pay of everybody',
    async (scope) => {
      const flags = normalizeRoles({ LIQUIDATION: { SHOW: true, APPROVE: true }, ADMIN: true });
      await server.services.database.db
        .update(role)
        .set({ flags, scope })
        .where(eq(role.id, roleId));
      expect(keepers.length).toBeGreaterThan(30);
      for (const [key, accion] of keepers) {
        const { status, error } = await server.call(accion, { campoDesconocido: 'x' }, 'operario');
        expect([key, status, error.code]).toEqual([key, 403, 'sin_permiso']);
      }
    },
  );

  test('all of ADMIN does list those of others, so the lists above hold them', async () => {
    await server.services.database.db
      .update(role)
      .set({ flags: allBut({ ADMIN: true }), scope: 'all' })
      .where(eq(role.id, roleId));
    const found = await Promise.all(lists.map(([, accion]) => peopleIn(accion)));
    const others = found.filter((people) => people?.some((id) => id !== own));
    expect(others.length).toBeGreaterThan(4);
  });
});
