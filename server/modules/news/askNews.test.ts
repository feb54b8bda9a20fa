import { createExport } from '@contract/lists/listAcciones';
import { listNews } from '@contract/news/newsAcciones';
import {
  approveRequest,
  getRequest,
  listWaiting,
  returnRequest,
} from '@contract/workflow/requestAcciones';
import { absence } from '../../db/schema/absences';
import { addDays, dayText } from '../../engine/time/days';
import { type NewsWorld, newsWorld } from './testing/newsWorld';

let world: NewsWorld;

beforeAll(async () => {
  world = await newsWorld();
});
beforeEach(() => world.clear());
afterAll(() => world.server.close());

const fetchFile = async (hash: string, as: string) => {
  const { JWT } = await world.server.sessionOf(as);
  const headers = { authorization: `Bearer ${JWT}` };
  return (await world.server.app.inject({ url: `/archivos/${hash}`, headers })).statusCode;
};

test('an illness goes to who keeps medical files, not to the manager, and holds its days at once', async () => {
  const hash = await world.certificate('empleado');
  const { body, status } = await world.ask(world.illness({ certificate: hash }));
  expect([status, body.state, body.quantity, body.actions]).toEqual([
    200,
    'pending',
    '3',
    ['certificate', 'withdraw'],
  ]);
  expect((await world.server.call(listWaiting, {}, 'supervisor')).body.rows).toEqual([]);
  const waiting = (await world.server.call(listWaiting, {}, 'rrhh')).body.rows;
  expect(waiting).toMatchObject([{ title: `Ausencia, ${world.onDays}` }]);
  const { body: request } = await world.server.call(
    getRequest,
    { id: waiting[0]?.id ?? 0 },
    'rrhh',
  );
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
    'Enfermedad',
  ]);
  expect(await world.db.select().from(absence)).toMatchObject([
    { state: 'pending', medical: true },
  ]);
  const twice = await world.ask(world.illness({ toDay: world.fromDay }));
  expect([twice.status, twice.error.message]).toEqual([
    409,
    `Se superpone con “Enfermedad” ${world.onDays}, que espera aprobación.`,
  ]);
  const { id, version } = waiting[0] ?? { id: 0, version: 0 };
  await world.server.call(approveRequest, { id, version }, 'rrhh');
  expect((await world.seen(body.id, 'empleado')).body).toMatchObject({
    state: 'validated',
    certificate: 'given',
    history: [{ kind: 'asked' }, { kind: 'validate' }],
  });
  expect(await world.db.select().from(absence)).toMatchObject([{ state: 'firm' }]);
});

test('the manager reads that somebody is away, HR what it is, a colleague nothing', async () => {
  const hash = await world.certificate('empleado');
  const { body } = await world.ask(world.illness({ certificate: hash }));
  const asManager = await world.seen(body.id, 'supervisor');
  expect(asManager.body).toMatchObject({
    typeId: null,
    typeName: 'Ausente',
    note: '',
    certificate: 'none',
    file: null,
    history: [],
    actions: [],
  });
  expect((await world.seen(body.id, 'rrhh')).body).toMatchObject({
    typeName: 'Enfermedad',
    note: 'Gripe',
    file: { name: 'certificado.pdf' },
  });
  expect((await world.seen(body.id, 'operario')).status).toBe(403);
  const files = await Promise.all(
    ['empleado', 'rrhh', 'supervisor', 'operario'].map((name) => fetchFile(hash, name)),
  );
  expect(files).toEqual([200, 200, 404, 404]);
  // Neither a filter nor an order nor an export tells what the row does not.
  const by = async (filter: object) => {
    const filters = [
      filter,
      { field: 'personId', operator: 'is', value: world.personOf('empleado') },
    ];
    const { rows } = (await world.server.call(listNews, { filters }, 'supervisor')).body;
    return rows.some(({ id }) => id === body.id);
  };
  expect(await by({ field: 'typeId', operator: 'is', value: world.typeOf('ENF') })).toBe(false);
  expect(await by({ field: 'certificate', operator: 'is', value: 'given' })).toBe(false);
  expect(await by({ field: 'state', operator: 'is', value: 'pending' })).toBe(true);
  await world.move(body.id, body.version, 'reject', 'Sin certificado');
  expect((await world.seen(body.id, 'supervisor')).status).toBe(404);
});

test('an export reads as little as its list', async () => {
  await world.ask(world.illness());
  const input = {
    filters: [{ field: 'personId', operator: 'is', value: world.personOf('empleado') }],
  };
  const columns = ['docket', 'typeName', 'fromDay', 'certificate'];
  const request = { list: listNews.name, format: 'csv', columns, input };
  const rowsFor = async (as: string) => {
    const { body } = await world.server.call(createExport, request, as);
    return (await world.server.fetchFile(body.url, as)).body;
  };
  const day = dayText(world.fromDay);
  expect(await rowsFor('rrhh')).toContain(`Enfermedad;${day};Falta`);
  const shown = await rowsFor('supervisor');
  expect(shown).toContain(`Ausente;${day};`);
  expect(shown).not.toMatch(/Enfermedad|Falta/);
});

test('an absence with notice is decided by the manager, or sent back and asked again', async () => {
  const { body } = await world.ask(world.absent());
  const [waiting] = (await world.server.call(listWaiting, {}, 'supervisor')).body.rows;
  expect(waiting?.title).toBe(`Ausencia con aviso, ${world.onDays}`);
  const { id = 0, version = 0 } = waiting ?? {};
  await world.server.call(
    returnRequest,
    { id, version, reason: 'Solo puede ser el martes' },
    'supervisor',
  );
  const draft = (await world.seen(body.id, 'empleado')).body;
  expect(draft).toMatchObject({ state: 'draft', actions: ['certificate', 'resend', 'withdraw'] });
  expect(draft.history.at(-1)).toMatchObject({
    kind: 'returned',
    reason: 'Solo puede ser el martes',
  });
  // Sent back, it holds no days.
  expect(await world.db.select().from(absence)).toEqual([]);
  const second = addDays(world.fromDay, 1);
  const again = await world.ask({
    ...world.absent({ fromDay: second, toDay: second }),
    id: draft.id,
    version: draft.version,
  });
  expect(again.body).toMatchObject({ id: draft.id, state: 'pending', quantity: '1' });
  const other = await world.ask({ ...world.illness(), id: draft.id, version: again.body.version });
  expect(other.status).toBe(409);
});

test('who asked takes it back, and nobody decides or enters their own', async () => {
  const { body } = await world.ask(world.absent());
  const back = await world.move(body.id, body.version, 'withdraw', '', 'empleado');
  expect(back.body).toMatchObject({ state: 'cancelled', actions: [] });
  const own = await world.ask(world.absent(), 'rrhh');
  expect(own.status).toBe(200);
  expect((await world.move(own.body.id, own.body.version, 'validate')).status).toBe(409);
  const later = addDays(world.toDay, 1);
  const entered = await world.enter({
    ...world.absent({ fromDay: later, toDay: later }),
    personId: world.personOf('rrhh'),
  });
  expect(entered.status).toBe(403);
  expect((await world.enter(world.absent(), 'empleado')).status).toBe(403);
});

test('of fifty at once for the same days of one person one is left', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => world.enter(world.absent())));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ error }) => error.code === 'conflicto')).toHaveLength(49);
});

test.each([
  ['a type that HR alone enters', { typeId: 'ASA' }, 'typeId'],
  ['money', { typeId: 'PRE', quantity: '100' }, 'typeId'],
  ['an end before the beginning', { toDay: '2020-01-01' }, 'toDay'],
  ['the rest of the century', { toDay: '2099-12-31' }, 'toDay'],
  ['a day before being hired', { fromDay: '1990-01-01', toDay: '1990-01-02' }, 'fromDay'],
])('a person may not ask for %s', async (_name, more, field) => {
  const typeId = 'typeId' in more && more.typeId ? world.typeOf(more.typeId) : world.typeOf('ENF');
  const { status, error } = await world.ask({ ...world.illness(), ...more, typeId });
  expect([status, Object.keys(error.fields ?? {})]).toEqual([422, [field]]);
});
