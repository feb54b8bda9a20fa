import type { AccionDefinition } from '@contract/core/accion';
import { type AccionKey, acciones } from '@contract/registry';
import { periodClose } from '../../server/db/schema/closes';
import { mayAsk } from '../../server/engine/acciones/authorize';
import { readViewer } from '../../server/engine/session/readViewer';
import { readToken } from '../../server/engine/session/tokens';
import { seedRoles as roles } from '../../server/seed/roles';
import { buildServer, type TestServer } from '../support/buildServer';
import type { Aim, Fields } from './reach/aim';
import { aboutNobody, aims } from './reach/aims';
import { byScope } from './reach/byScope';
import { namedIds, pointingNowhere } from './reach/namedIds';
import { askingOf, type RoleKey, relativesOf } from './reach/relatives';
import { isAllowed } from './someoneAllowed';

const all = Object.entries(acciones) as [AccionKey, AccionDefinition][];
const users = Object.keys(roles) as RoleKey[];

let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
  // A closed month refuses whoever reaches it, too.
  await server.services.database.db.delete(periodClose);
});
afterAll(() => server.close());

test.each(users)('%s may ask for exactly what their flags open', async (user) => {
  const { jwtSecret, database } = server.services;
  const claims = await readToken(jwtSecret, (await server.sessionOf(user)).JWT);
  const viewer = claims && (await readViewer(database.db, claims));
  if (!viewer) throw new Error(`${user} has no session`);
  const opened = all.filter(([, accion]) => mayAsk(accion, viewer)).map(([key]) => key);
  const expected = all.filter(([, accion]) => isAllowed(user, accion)).map(([key]) => key);
  expect(opened).toEqual(expected);
});

// Every role over the wire would be four thousand calls that ask the rule above the same thing.
test.each(all)('%s asks for that rule before it looks at its input', async (_key, accion) => {
  // An unknown field makes a call that is let in stop at the validation: nothing is changed here.
  const asked = async (user?: RoleKey) => {
    const { status, error } = await server.call(accion, { campoDesconocido: 'x' }, user);
    return [status, error.code];
  };
  if (accion.permission !== 'public') expect(await asked()).toEqual([401, 'sin_sesion']);
  const allowed = users.find((user) => isAllowed(user, accion));
  if (allowed) expect(await asked(allowed)).toEqual([422, 'datos_invalidos']);
  const refused = users.find((user) => !isAllowed(user, accion));
  if (refused) expect(await asked(refused)).toEqual([403, 'sin_permiso']);
});

const meets = async (accion: AccionDefinition, aim: Aim, input: Fields, user: RoleKey) => {
  const answer = await server.call(accion, input, user);
  const { status, error } = answer;
  // An answer that tells of a conflict has reached it.
  if (status === 200) return { outcome: aim.found?.(answer.body) === false ? 'hidden' : 'reached' };
  const outcome = { 403: 'refused', 404: 'hidden', 409: 'reached', 422: 'hidden' }[status];
  return { outcome: outcome ?? status, error };
};

describe.each(Object.entries(aims) as [AccionKey, Aim][])('%s', (key, aim) => {
  const accion: AccionDefinition = acciones[key];
  const { expect: expected = byScope } = aim;
  test('reaches whose it should, and the rest is as if it did not exist', async () => {
    const { db } = server.services.database;
    let reached = 0;
    for (const user of users.filter((candidate) => isAllowed(candidate, accion))) {
      const asking = await askingOf(db, user);
      for (const theirs of await relativesOf(db, asking)) {
        const input = await aim.at(db, theirs, asking);
        if (!input) continue;
        const met = await meets(accion, aim, input, user);
        const should = expected(asking, theirs, accion);
        const told = { user, whose: theirs.relation };
        expect({ ...told, ...met }).toEqual({ ...told, ...met, outcome: should });
        if (met.outcome === 'reached') reached += 1;
        if (met.outcome !== 'hidden') continue;
        const missing = await meets(accion, aim, pointingNowhere(accion, input), user);
        expect(met).toEqual(missing);
      }
    }
    // Inputs that everybody is refused would prove nothing.
    expect(reached).toBeGreaterThan(0);
  });
});

test("every accion that names a record says whose it is tried on, or why it is nobody's", () => {
  const naming = all.filter(([, accion]) => namedIds(accion).length > 0).map(([key]) => key);
  const declared = [...Object.keys(aims), ...Object.keys(aboutNobody)];
  expect(naming.filter((key) => !declared.includes(key))).toEqual([]);
  expect(declared.filter((key) => !naming.includes(key as AccionKey))).toEqual([]);
});
