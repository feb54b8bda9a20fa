import { createExport } from '@contract/lists/listAcciones';
import {
  getPay,
  listPay,
  listPersonHistory,
  savePay,
  savePersonHistory,
} from '@contract/users/personPartAcciones';
import { payFields } from '@contract/users/personPay';
import { and, eq, isNull } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { importsOf } from '../../../tests/support/importsOf';
import { periodClose } from '../../db/schema/closes';
import { person } from '../../db/schema/organisation';
import { personHistory } from '../../db/schema/people';
import { peopleAt } from '../../engine/people/personAt';

let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
  // The months of the demo are open again.
  await db().delete(periodClose);
});
afterAll(() => server.close());

const db = () => server.services.database.db;

async function somebody(docket: string) {
  const of = and(eq(person.docket, docket), isNull(person.leaveDate));
  const [found] = await db().select().from(person).where(of);
  if (!found) throw new Error(`nobody has the docket ${docket}`);
  return found;
}

async function put(personId: number, more: object, as = 'admin') {
  const { body } = await server.call(getPay, { personId }, 'admin');
  const fields = payFields.parse(Object.fromEntries(Object.entries(body).filter(isPay)));
  return server.call(savePay, { ...fields, personId, version: body.version, ...more }, as);
}
const isPay = ([name]: [string, unknown]) => name in payFields.shape;

const tieOn = async (personId: number, day: string) =>
  (await peopleAt(db(), [personId], day)).get(personId)?.unionTie;

test('what somebody pays to the union holds from a day on, and their history says so', async () => {
  const { id, hireDate } = await somebody('1010');
  await put(id, { unionTie: 'none', effectiveFrom: hireDate });
  const { body } = await put(id, { unionTie: 'solidarity', effectiveFrom: '2026-10-16' });
  expect(body.unionTie).toBe('solidarity');
  expect(await tieOn(id, '2026-10-15')).toBe('none');
  expect(await tieOn(id, '2026-10-16')).toBe('solidarity');
  const change = { kind: 'union', unionTie: 'member' };
  const planned = { personId: id, effectiveFrom: '2030-01-01', change };
  expect((await server.call(savePersonHistory, planned, 'admin')).status).toBe(200);
  const { body: history } = await server.call(listPersonHistory, { personId: id }, 'admin');
  const told = history.rows.filter(({ kind }) => kind === 'union');
  expect(told.map((row) => [row.effectiveFrom, row.unionTie, row.begun])).toEqual([
    ['2030-01-01', 'member', false],
    ['2026-10-16', 'solidarity', true],
    [hireDate, 'none', true],
  ]);
  expect((await server.call(getPay, { personId: id }, 'admin')).body.unionTie).toBe('solidarity');
});

test('nothing is taken for granted: a change of pay says the tie, and only one that exists', async () => {
  const { id } = await somebody('1011');
  const silent = await put(id, { unionTie: undefined });
  expect([silent.status, silent.error.fields]).toEqual([422, { unionTie: expect.any(String) }]);
  expect((await put(id, { unionTie: 'socio' })).status).toBe(422);
  const change = { kind: 'union', unionTie: null };
  const none = { personId: id, effectiveFrom: '2026-10-01', change };
  expect((await server.call(savePersonHistory, none, 'admin')).status).toBe(422);
});

test('it is read by who keeps people or pay and written by who keeps people, never their own', async () => {
  const { id } = await somebody('1012');
  const as = async (who: string) => [
    (await server.call(getPay, { personId: id }, who)).status,
    (await put(id, { unionTie: 'member' }, who)).status,
  ];
  expect(await as('rrhh')).toEqual([200, 200]);
  expect(await as('sueldos')).toEqual([200, 403]);
  expect(await as('jefe')).toEqual([403, 403]);
  const filters = [{ field: 'unionTie', operator: 'is', value: 'solidarity' }];
  const { body } = await server.call(listPay, { filters }, 'sueldos');
  expect(body.total).toBeGreaterThan(0);
  expect(new Set(body.rows.map(({ unionTie }) => unionTie))).toEqual(new Set(['solidarity']));
  const asked = { list: listPay.name, format: 'csv', columns: ['docket', 'unionTie'] };
  expect((await server.call(createExport, asked, 'jefe')).status).toBe(403);
  expect((await server.call(createExport, asked, 'sueldos')).status).toBe(200);
});

test('a file says it in the words of the list, and refuses any other', async () => {
  const brought = importsOf(server);
  const { body } = await brought.prepare(
    [
      'Legajo;Sindicato',
      '1020;Afiliación',
      '1021;aporte solidario',
      '1022;',
      '1023;Socio honorario',
      '1024;Sin vínculo',
    ].join('\r\n'),
  );
  expect(await brought.errorsOf(body.id)).toEqual([
    [5, ['unionTie', 'Escribí Afiliación, Aporte solidario o Sin vínculo.']],
  ]);
  await brought.apply(body.id, 'valid');
  const stored = await Promise.all(
    ['1020', '1021', '1022', '1024'].map(async (docket) => (await somebody(docket)).unionTie),
  );
  expect(stored).toEqual(['member', 'solidarity', 'none', 'none']);
  const { id } = await somebody('1021');
  const rows = await db()
    .select({ tie: personHistory.unionTie })
    .from(personHistory)
    .where(and(eq(personHistory.personId, id), eq(personHistory.kind, 'union')));
  expect(rows).toContainEqual({ tie: 'solidarity' });
});
