import {
  addCertificate,
  changeManyNews,
  enterManyNews,
  listNews,
  updateNews,
} from '@contract/news/newsAcciones';
import { approveRequest, getRequest, listWaiting } from '@contract/workflow/requestAcciones';
import { absence } from '../../db/schema/absences';
import { newsEvent } from '../../db/schema/news';
import { addDays } from '../../engine/time/days';
import { type NewsWorld, newsWorld } from './testing/newsWorld';

let world: NewsWorld;

beforeAll(async () => {
  world = await newsWorld();
});
beforeEach(() => world.clear());
afterAll(() => world.server.close());

test('HR decides from the record what waits in an inbox, and the inbox is then empty', async () => {
  const { body } = await world.ask(world.absent());
  expect((await world.move(body.id, body.version, 'validate')).body).toMatchObject({
    state: 'validated',
    requestId: null,
  });
  expect((await world.server.call(listWaiting, {}, 'supervisor')).body.rows).toEqual([]);
  const stale = await world.move(body.id, body.version, 'cancel', 'Se presentó');
  expect([stale.status, stale.error.code]).toEqual([409, 'conflicto_version']);
  const now = (await world.seen(body.id, 'rrhh')).body;
  expect((await world.move(now.id, now.version, 'cancel')).error.fields).toHaveProperty('reason');
  expect((await world.move(now.id, now.version, 'cancel', 'Se presentó')).body.state).toBe(
    'cancelled',
  );
  expect(await world.db.select().from(absence)).toEqual([]);
});

test('HR enters, corrects while it is pending, validates, and reopens', async () => {
  const { body } = await world.enter(world.absent());
  expect(body).toMatchObject({ state: 'pending', requestId: null });
  const changed = await world.server.call(
    updateNews,
    {
      id: body.id,
      version: body.version,
      ...world.absent({ toDay: world.fromDay, part: 'morning' }),
    },
    'rrhh',
  );
  expect(changed.body).toMatchObject({ quantity: '0.5', part: 'morning' });
  const validated = await world.move(body.id, changed.body.version, 'validate');
  expect(validated.body).toMatchObject({ state: 'validated' });
  const late = await world.server.call(
    updateNews,
    { id: body.id, version: validated.body.version, ...world.absent() },
    'rrhh',
  );
  expect([late.status, late.error.message]).toEqual([
    409,
    'No podés hacer eso: la novedad ya está validada.',
  ]);
  expect((await world.move(body.id, validated.body.version, 'reopen')).body.state).toBe('pending');
});

test('a certificate comes later, by the person, and until when it is owed is told', async () => {
  const { body } = await world.enter({ ...world.illness(), validated: true });
  expect(body).toMatchObject({
    certificate: 'owed',
    certificateDue: addDays(world.fromDay, 2),
    file: null,
  });
  const fields = { id: body.id, version: body.version };
  const strange = await world.certificate('operario', 'ajeno');
  const stolen = await world.server.call(
    addCertificate,
    { ...fields, certificate: strange },
    'empleado',
  );
  // Knowing its hash is not having brought it.
  expect([stolen.status, Object.keys(stolen.error.fields ?? {})]).toEqual([422, ['certificate']]);
  const brought = await world.certificate('empleado');
  const given = await world.server.call(
    addCertificate,
    { ...fields, certificate: brought },
    'empleado',
  );
  expect(given.body).toMatchObject({ certificate: 'given', state: 'validated' });
  expect(given.body.history.at(-1)).toMatchObject({ kind: 'certificate' });
});

test('many people at once, each with a result; who is already away is told apart', async () => {
  await world.enter(world.absent());
  const ids = ['empleado', 'operario', 'supervisor', 'rrhh'].map(world.personOf);
  const { body } = await world.server.call(
    enterManyNews,
    { ...world.absent(), selection: { kind: 'rows', ids }, validated: true },
    'rrhh',
  );
  expect([body.done, body.refused]).toEqual([2, 2]);
  const refused = body.results.filter(({ ok }) => !ok).map(({ message }) => message);
  expect(refused.sort()).toEqual([
    'Las tuyas las carga otra persona: avisalas desde “Mis novedades”.',
    `Se superpone con “Ausencia con aviso” ${world.onDays}, que espera aprobación.`,
  ]);
  const { rows } = (
    await world.server.call(
      listNews,
      { filters: [{ field: 'state', operator: 'is', value: 'validated' }] },
      'rrhh',
    )
  ).body;
  const bulk = await world.server.call(
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

test('what a bulk validation did is taken back whole: the request waits in its inbox again', async () => {
  const { body } = await world.ask(world.absent());
  const own = await world.ask(world.absent(), 'rrhh');
  const change = (ids: number[], fields: object) =>
    world.server.call(
      changeManyNews,
      { selection: { kind: 'rows', ids }, reason: '', ...fields },
      'rrhh',
    );
  const { body: done } = await change([body.id, own.body.id], { move: 'validate' });
  const [validated, refused] = [body.id, own.body.id].map((id) =>
    done.results.find((row) => row.id === id),
  );
  expect(refused).toMatchObject({ ok: false, message: 'Es tuya: la decide otra persona.' });
  expect((await world.server.call(listWaiting, {}, 'supervisor')).body.rows).toEqual([]);
  await change([body.id], validated?.undo ?? {});
  const seen = (await world.seen(body.id, 'empleado')).body;
  expect(seen).toMatchObject({ state: 'pending', requestId: expect.any(Number) });
  const [waiting] = (await world.server.call(listWaiting, {}, 'supervisor')).body.rows;
  expect(waiting).toMatchObject({ id: seen.requestId, state: 'pending' });
  const { id = 0, version = 0 } = waiting ?? {};
  const request = await world.server.call(getRequest, { id }, 'supervisor');
  expect(request.body.history.map(({ kind }) => kind)).toEqual([
    'submitted',
    'approved',
    'reopened',
  ]);
  // The person it waits for decides it as if nothing had happened.
  const decided = await world.server.call(approveRequest, { id, version }, 'supervisor');
  expect(decided.body.state).toBe('approved');
  expect((await world.seen(body.id, 'empleado')).body.state).toBe('validated');
});

test('the history of a novelty cannot be rewritten', async () => {
  await world.ask(world.absent());
  await expect(world.db.update(newsEvent).set({ reason: 'otra' })).rejects.toThrow();
  await expect(world.db.delete(newsEvent)).rejects.toThrow();
});
