import { uploadFile } from '@contract/files/uploadFile';
import { createExport } from '@contract/lists/createExport';
import { addCertificate } from '@contract/news/addCertificate';
import { askNews } from '@contract/news/askNews';
import { changeManyNews } from '@contract/news/changeManyNews';
import { changeNewsState } from '@contract/news/changeNewsState';
import { enterManyNews } from '@contract/news/enterManyNews';
import { enterNews } from '@contract/news/enterNews';
import { getNews } from '@contract/news/getNews';
import { listNews } from '@contract/news/listNews';
import { listNewsTypes } from '@contract/news/listNewsTypes';
import { saveNewsType } from '@contract/news/saveNewsType';
import { updateNews } from '@contract/news/updateNews';
import { approveRequest } from '@contract/workflow/approveRequest';
import { getRequest } from '@contract/workflow/getRequest';
import { listWaiting } from '@contract/workflow/listWaiting';
import { returnRequest } from '@contract/workflow/returnRequest';
import { eq, sql } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { sendForm } from '../../../tests/support/uploadAs';
import { personEvents } from '../../absences/personEvents';
import { absence } from '../../db/schema/absences';
import { approvalRequest } from '../../db/schema/approvals';
import { news, newsEvent } from '../../db/schema/news';
import { account } from '../../db/schema/session';
import { periodClose } from '../../db/schema/settings';

let server: TestServer;
const people: Record<string, number> = {};
const types: Record<string, number> = {};

const db = () => server.services.database.db;
const personOf = (username: string) => people[username] ?? 0;
const typeOf = (code: string) => types[code] ?? 0;

beforeAll(async () => {
  server = await buildServer();
  for (const row of await db().select().from(account)) people[row.username] = row.personId ?? 0;
  const { body } = await server.call(listNewsTypes, {}, 'rrhh');
  for (const { code, id } of body.rows) types[code] = id;
});
beforeEach(async () => {
  // The history is kept by a trigger even from the tests: what stands there is put out of the way.
  await db().delete(absence);
  await db().update(news).set({ state: 'cancelled' });
  await db()
    .update(approvalRequest)
    .set({ state: 'cancelled', decidedAt: sql`now()` })
    .where(eq(approvalRequest.state, 'pending'));
});
afterAll(() => server.close());

const illness = (more: object = {}) => ({
  typeId: typeOf('ENF'),
  fromDay: '2026-11-23',
  toDay: '2026-11-25',
  note: 'Gripe',
  ...more,
});
const absent = (more: object = {}) => illness({ typeId: typeOf('ACA'), note: '', ...more });
const ask = (fields: Record<string, unknown>, as = 'empleado') => server.call(askNews, fields, as);
const enter = (fields: object, as = 'rrhh') =>
  server.call(enterNews, { personId: personOf('empleado'), ...fields }, as);
const move = (id: number, version: number, what: string, reason = '', as = 'rrhh') =>
  server.call(changeNewsState, { id, version, move: what, reason }, as);
const seen = async (id: number, as: string) => server.call(getNews, { id }, as);

async function certificate(as: string, text = 'certificado'): Promise<string> {
  const bytes = new TextEncoder().encode(`%PDF-1.4\n%${text}\n`);
  const file = { name: 'certificado.pdf', bytes };
  const sent = await sendForm(server, uploadFile, as, { purpose: 'certificate' }, file);
  return sent.body.hash;
}
const fetchFile = async (hash: string, as: string) => {
  const { JWT } = await server.sessionOf(as);
  const headers = { authorization: `Bearer ${JWT}` };
  return (await server.app.inject({ url: `/archivos/${hash}`, headers })).statusCode;
};

test('an illness goes to who keeps medical files, not to the manager, and holds its days at once', async () => {
  const hash = await certificate('empleado');
  const { body, status } = await ask(illness({ certificate: hash }));
  expect([status, body.state, body.quantity, body.actions]).toEqual([
    200,
    'pending',
    '3',
    ['certificate', 'withdraw'],
  ]);
  expect((await server.call(listWaiting, {}, 'supervisor')).body.rows).toEqual([]);
  const waiting = (await server.call(listWaiting, {}, 'rrhh')).body.rows;
  expect(waiting).toMatchObject([{ title: 'Ausencia, del 23/11/2026 al 25/11/2026' }]);
  const { body: request } = await server.call(getRequest, { id: waiting[0]?.id ?? 0 }, 'rrhh');
  expect(request.link).toBe(`/news/${body.id}`);
  expect(request.attachments).toEqual([
    {
      name: 'certificado.pdf',
      mime: 'application/pdf',
      url: `/archivos/${hash}`,
      previewUrl: null,
    },
  ]);
  expect(request.facts.map(({ label, value }) => [label, value])).toContainEqual([
    'Qué es',
    'Enfermedad inculpable',
  ]);
  expect(await db().select().from(absence)).toMatchObject([{ state: 'pending', medical: true }]);
  const twice = await ask(illness({ toDay: '2026-11-23' }));
  expect([twice.status, twice.error.message]).toEqual([
    409,
    'Se superpone con “Enfermedad inculpable” del 23/11/2026 al 25/11/2026, que espera aprobación.',
  ]);
  const { id, version } = waiting[0] ?? { id: 0, version: 0 };
  await server.call(approveRequest, { id, version }, 'rrhh');
  expect((await seen(body.id, 'empleado')).body).toMatchObject({
    state: 'validated',
    certificate: 'given',
    history: [{ kind: 'asked' }, { kind: 'validate' }],
  });
  expect(await db().select().from(absence)).toMatchObject([{ state: 'firm' }]);
});

test('the manager reads that somebody is away, HR what it is, a colleague nothing', async () => {
  const hash = await certificate('empleado');
  const { body } = await ask(illness({ certificate: hash }));
  const asManager = await seen(body.id, 'supervisor');
  expect(asManager.body).toMatchObject({
    typeId: null,
    typeName: 'Ausente',
    note: '',
    certificate: 'none',
    file: null,
    history: [],
    actions: [],
  });
  expect((await seen(body.id, 'rrhh')).body).toMatchObject({
    typeName: 'Enfermedad inculpable',
    note: 'Gripe',
    file: { name: 'certificado.pdf' },
  });
  expect((await seen(body.id, 'operario')).status).toBe(403);
  const files = await Promise.all(
    ['empleado', 'rrhh', 'supervisor', 'operario'].map((name) => fetchFile(hash, name)),
  );
  expect(files).toEqual([200, 200, 404, 404]);
  // Neither a filter nor an order nor an export tells what the row does not.
  const by = async (filter: object) => {
    const filters = [filter, { field: 'personId', operator: 'is', value: personOf('empleado') }];
    const { rows } = (await server.call(listNews, { filters }, 'supervisor')).body;
    return rows.some(({ id }) => id === body.id);
  };
  expect(await by({ field: 'typeId', operator: 'is', value: typeOf('ENF') })).toBe(false);
  expect(await by({ field: 'certificate', operator: 'is', value: 'given' })).toBe(false);
  expect(await by({ field: 'state', operator: 'is', value: 'pending' })).toBe(true);
  await move(body.id, body.version, 'reject', 'Sin certificado');
  expect((await seen(body.id, 'supervisor')).status).toBe(404);
});

test('an export reads as little as its list', async () => {
  await ask(illness());
  const input = {
    filters: [{ field: 'personId', operator: 'is', value: personOf('empleado') }],
  };
  const columns = ['docket', 'typeName', 'fromDay', 'certificate'];
  const request = { list: listNews.name, format: 'csv', columns, input };
  const rowsFor = async (as: string) => {
    const { body } = await server.call(createExport, request, as);
    const { JWT } = await server.sessionOf(as);
    const headers = { authorization: `Bearer ${JWT}` };
    return (await server.app.inject({ url: body.url ?? '', headers })).body;
  };
  expect(await rowsFor('rrhh')).toMatch(/Enfermedad inculpable;23\/11\/2026;Falta/);
  const shown = await rowsFor('supervisor');
  expect(shown).toMatch(/Ausente;23\/11\/2026;/);
  expect(shown).not.toMatch(/Enfermedad|Falta/);
});

test('an absence with notice is decided by the manager, or sent back and asked again', async () => {
  const { body } = await ask(absent());
  const [waiting] = (await server.call(listWaiting, {}, 'supervisor')).body.rows;
  expect(waiting?.title).toBe('Ausencia con aviso, del 23/11/2026 al 25/11/2026');
  const { id = 0, version = 0 } = waiting ?? {};
  await server.call(
    returnRequest,
    { id, version, reason: 'Solo puede ser el martes' },
    'supervisor',
  );
  const draft = (await seen(body.id, 'empleado')).body;
  expect(draft).toMatchObject({ state: 'draft', actions: ['certificate', 'resend', 'withdraw'] });
  expect(draft.history.at(-1)).toMatchObject({
    kind: 'returned',
    reason: 'Solo puede ser el martes',
  });
  // Sent back, it holds no days.
  expect(await db().select().from(absence)).toEqual([]);
  const again = await ask({
    ...absent({ fromDay: '2026-11-24', toDay: '2026-11-24' }),
    id: draft.id,
    version: draft.version,
  });
  expect(again.body).toMatchObject({ id: draft.id, state: 'pending', quantity: '1' });
  const other = await ask({ ...illness(), id: draft.id, version: again.body.version });
  expect(other.status).toBe(409);
});

test('HR decides from the record what waits in an inbox, and the inbox is then empty', async () => {
  const { body } = await ask(absent());
  expect((await move(body.id, body.version, 'validate')).body).toMatchObject({
    state: 'validated',
    requestId: null,
  });
  expect((await server.call(listWaiting, {}, 'supervisor')).body.rows).toEqual([]);
  const stale = await move(body.id, body.version, 'cancel', 'Se presentó');
  expect([stale.status, stale.error.code]).toEqual([409, 'conflicto_version']);
  const now = (await seen(body.id, 'rrhh')).body;
  expect((await move(now.id, now.version, 'cancel')).error.fields).toHaveProperty('reason');
  expect((await move(now.id, now.version, 'cancel', 'Se presentó')).body.state).toBe('cancelled');
  expect(await db().select().from(absence)).toEqual([]);
});

test('who asked takes it back, and nobody decides or enters their own', async () => {
  const { body } = await ask(absent());
  const back = await move(body.id, body.version, 'withdraw', '', 'empleado');
  expect(back.body).toMatchObject({ state: 'cancelled', actions: [] });
  const own = await ask(absent(), 'rrhh');
  expect(own.status).toBe(200);
  expect((await move(own.body.id, own.body.version, 'validate')).status).toBe(409);
  const entered = await enter({
    ...absent({ fromDay: '2026-12-01', toDay: '2026-12-01' }),
    personId: personOf('rrhh'),
  });
  expect(entered.status).toBe(403);
  expect((await enter(absent(), 'empleado')).status).toBe(403);
});

test('HR enters, corrects while it is pending, validates, and reopens', async () => {
  const { body } = await enter(absent());
  expect(body).toMatchObject({ state: 'pending', requestId: null });
  const changed = await server.call(
    updateNews,
    { id: body.id, version: body.version, ...absent({ toDay: '2026-11-23', part: 'morning' }) },
    'rrhh',
  );
  expect(changed.body).toMatchObject({ quantity: '0.5', part: 'morning' });
  const validated = await move(body.id, changed.body.version, 'validate');
  expect(validated.body).toMatchObject({ state: 'validated' });
  const late = await server.call(
    updateNews,
    { id: body.id, version: validated.body.version, ...absent() },
    'rrhh',
  );
  expect([late.status, late.error.message]).toEqual([
    409,
    'No podés hacer eso: la novedad ya está validada.',
  ]);
  expect((await move(body.id, validated.body.version, 'reopen')).body.state).toBe('pending');
});

test('a certificate comes later, by the person, and until when it is owed is told', async () => {
  const { body } = await enter({ ...illness(), validated: true });
  expect(body).toMatchObject({ certificate: 'owed', certificateDue: '2026-11-25', file: null });
  const fields = { id: body.id, version: body.version };
  const strange = await certificate('operario', 'ajeno');
  const stolen = await server.call(addCertificate, { ...fields, certificate: strange }, 'empleado');
  // Knowing its hash is not having brought it.
  expect([stolen.status, Object.keys(stolen.error.fields ?? {})]).toEqual([422, ['certificate']]);
  const brought = await certificate('empleado');
  const given = await server.call(addCertificate, { ...fields, certificate: brought }, 'empleado');
  expect(given.body).toMatchObject({ certificate: 'given', state: 'validated' });
  expect(given.body.history.at(-1)).toMatchObject({ kind: 'certificate' });
});

test('of fifty at once for the same days of one person one is left', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => enter(absent())));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ error }) => error.code === 'conflicto')).toHaveLength(49);
});

test('many people at once, each with a result; who is already away is told apart', async () => {
  await enter(absent());
  const ids = ['empleado', 'operario', 'supervisor', 'rrhh'].map(personOf);
  const { body } = await server.call(
    enterManyNews,
    { ...absent(), selection: { kind: 'rows', ids }, validated: true },
    'rrhh',
  );
  expect([body.done, body.refused]).toEqual([2, 2]);
  const refused = body.results.filter(({ ok }) => !ok).map(({ message }) => message);
  expect(refused.sort()).toEqual([
    'Las tuyas las carga otra persona: avisalas desde “Mis novedades”.',
    'Se superpone con “Ausencia con aviso” del 23/11/2026 al 25/11/2026, que espera aprobación.',
  ]);
  const { rows } = (
    await server.call(
      listNews,
      { filters: [{ field: 'state', operator: 'is', value: 'validated' }] },
      'rrhh',
    )
  ).body;
  const bulk = await server.call(
    changeManyNews,
    {
      selection: { kind: 'rows', ids: rows.map(({ id }) => id) },
      move: 'cancel',
      reason: 'De prueba',
    },
    'rrhh',
  );
  expect(bulk.body).toMatchObject({ done: rows.length, refused: 0 });
});

test('money is neither of the team nor of the site, and is counted with its sign', async () => {
  const day = { fromDay: '2026-11-20', toDay: '2026-11-20', validated: true };
  const bonus = await enter({ ...day, typeId: typeOf('PRE'), quantity: '150000.50' });
  await enter({ ...day, typeId: typeOf('DES'), quantity: '2000' });
  await enter({ ...day, typeId: typeOf('TAR'), quantity: '1.5' });
  await enter({ ...absent({ fromDay: '2026-10-28', toDay: '2026-11-03' }), validated: true });
  expect((await seen(bonus.body.id, 'supervisor')).status).toBe(404);
  expect((await seen(bonus.body.id, 'empleado')).body.quantity).toBe('150000.50');
  const events = await personEvents(db(), [personOf('empleado')], {
    from: '2026-11-01',
    to: '2026-11-30',
  });
  expect(
    events.map(({ code, unit, quantity, from, paidPercent }) => [
      code,
      unit,
      quantity,
      from,
      paidPercent,
    ]),
  ).toEqual([
    ['ACA', 'days', '3', '2026-11-01', 0],
    ['DES', 'amount', '-2000.00', '2026-11-20', 100],
    ['PRE', 'amount', '150000.50', '2026-11-20', 100],
    ['TAR', 'hours', '1.50', '2026-11-20', 0],
  ]);
});

test.each([
  ['a type that HR alone enters', { typeId: 'ASA' }, 'typeId'],
  ['money', { typeId: 'PRE', quantity: '100' }, 'typeId'],
  ['an end before the beginning', { toDay: '2026-11-01' }, 'toDay'],
  ['a day before being hired', { fromDay: '1990-01-01' }, 'fromDay'],
])('a person may not ask for %s', async (_name, more, field) => {
  const typeId = 'typeId' in more && more.typeId ? typeOf(more.typeId) : typeOf('ENF');
  const { status, error } = await ask({ ...illness(), ...more, typeId });
  expect([status, Object.keys(error.fields ?? {})]).toEqual([422, [field]]);
});

test('a closed month takes nothing, neither new nor changed nor moved out of it', async () => {
  const { body } = await enter(absent({ fromDay: '2026-09-29', toDay: '2026-10-02' }));
  const [place] = await db().select().from(account).where(eq(account.username, 'empleado'));
  const { rows } = await db().execute<{ site_id: number }>(
    sql`select site_id from person where id = ${place?.personId ?? 0}`,
  );
  const closed = {
    siteId: rows[0]?.site_id ?? 0,
    month: '2026-09-01',
    ledger: 'time' as const,
    closedBy: 1,
  };
  await db().insert(periodClose).values(closed);
  const codes = [
    await ask(absent({ fromDay: '2026-09-28', toDay: '2026-09-28' })),
    await enter(absent({ fromDay: '2026-08-31', toDay: '2026-09-01' })),
    await move(body.id, body.version, 'validate'),
    await server.call(
      updateNews,
      {
        id: body.id,
        version: body.version,
        ...absent({ fromDay: '2026-10-05', toDay: '2026-10-05' }),
      },
      'rrhh',
    ),
  ].map(({ error }) => error.code);
  expect(codes).toEqual(Array(4).fill('periodo_cerrado'));
  // Money is of the pay, which is still open.
  const bonus = {
    typeId: typeOf('PRE'),
    fromDay: '2026-09-30',
    toDay: '2026-09-30',
    quantity: '1',
  };
  expect((await enter(bonus)).status).toBe(200);
});

test('the history of a novelty cannot be rewritten', async () => {
  await ask(absent());
  await expect(db().update(newsEvent).set({ reason: 'otra' })).rejects.toThrow();
  await expect(db().delete(newsEvent)).rejects.toThrow();
});

test('types: who may keep them, what may not change once in use', async () => {
  const fields = { code: 'MUD', name: 'Mudanza', unit: 'days', paidPercent: 100, askable: true };
  const made = await server.call(saveNewsType, fields, 'rrhh');
  expect(made.body).toMatchObject({ code: 'MUD', used: false, version: 1 });
  expect((await server.call(saveNewsType, fields, 'supervisor')).status).toBe(403);
  const twin = await server.call(saveNewsType, { ...fields, code: 'MU2', name: 'mudanza' }, 'rrhh');
  expect(twin.error.fields).toHaveProperty('name');
  await enter({ ...absent(), typeId: made.body.id });
  const { id, version } = made.body;
  const changed = await server.call(
    saveNewsType,
    { ...fields, id, version, unit: 'hours' },
    'rrhh',
  );
  expect(Object.keys(changed.error.fields ?? {})).toEqual(['unit']);
  const renamed = await server.call(
    saveNewsType,
    { ...fields, id, version, name: 'Día por mudanza' },
    'admin',
  );
  expect(renamed.body).toMatchObject({ version: 2, used: true });
  expect(await db().select().from(absence)).toMatchObject([{ label: 'Día por mudanza' }]);
  const stale = await server.call(saveNewsType, { ...fields, id, version }, 'rrhh');
  expect(stale.error.code).toBe('conflicto_version');
  const money = { code: 'BON', name: 'Bono', unit: 'amount', paidPercent: 100 };
  const asked = await server.call(saveNewsType, { ...money, askable: true }, 'rrhh');
  expect(Object.keys(asked.error.fields ?? {}).sort()).toEqual(['askable', 'sign']);
  const shown = (await server.call(listNewsTypes, {}, 'empleado')).body;
  expect([shown.edits, shown.rows.every(({ askable }) => askable)]).toEqual([false, true]);
});
