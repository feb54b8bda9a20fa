import { getVisit, listVisits } from '@contract/visits/visitAcciones';
import { listVisitPurposes, saveVisitPurpose } from '@contract/visits/visitPurposeAcciones';
import { addVisitFile, finishVisit, removeVisitFile } from '@contract/visits/visitWalkAcciones';
import { plainPng } from '../../../tests/support/plainPng';
import { sendForm } from '../../../tests/support/uploadAs';
import { type VisitsWorld, visitsWorld } from './testing/visitsWorld';

let world: VisitsWorld;

beforeAll(async () => {
  world = await visitsWorld();
  await withQuestions([
    question('¿Está limpia la heladera?', { photoOnNo: true }),
    question('¿Cuántos frentes hay?', { kind: 'number' }),
    question('¿Cómo está la góndola?', { kind: 'choice', options: ['Llena', 'Vacía'] }),
    question('¿Algo más?', { kind: 'text', required: false }),
  ]);
});
beforeEach(() => world.clear());
afterAll(() => world.server.close());

const question = (text: string, more: object = {}) => ({
  ...{ text, kind: 'yesNo', options: [], required: true, photoOnNo: false },
  ...more,
});

async function withQuestions(checklist: object[]) {
  const { rows } = (await world.server.call(listVisitPurposes, {}, 'jefe')).body;
  const [purpose] = rows.filter(({ id }) => id === world.purposeId);
  const saved = await world.server.call(saveVisitPurpose, { ...purpose, checklist }, 'jefe');
  expect(saved.status).toBe(200);
}

let wide = 20;
/** A picture that nobody has sent before. */
const picture = () => {
  wide += 1;
  return { name: 'heladera.png', bytes: plainPng({ width: wide, height: 20, bits: 8 }) };
};
const photo = (id: number, more: Record<string, string> = {}, user = 'operario') =>
  sendForm(
    world.server,
    addVisitFile,
    user,
    { id: String(id), kind: 'photo', ...claim(), ...more },
    picture(),
  );
const claim = () => ({ claimedAt: world.now().claimedAt, clockOffset: '0' });
const answers = (...values: string[]) =>
  values.flatMap((value, place) => (value === '' ? [] : [{ question: place, value }]));
const finish = (id: number, more: object = {}) =>
  world.server.call(
    finishVisit,
    { id, ...world.now(), report: '', answers: answers('yes', '12', 'Llena'), ...more },
    'operario',
  );
const read = async (id: number, user = 'jefe') =>
  (await world.server.call(getVisit, { id }, user)).body;

test('a visit asks what its purpose asked when it was planned, and keeps the answers', async () => {
  const { id } = await world.arrived();
  await withQuestions([question('Otra pregunta')]);
  const missing = await finish(id, { answers: answers('yes', 'doce', 'Medio llena') });
  expect(missing.error.fields).toEqual({
    'answers.1': 'Poné un número.',
    'answers.2': 'Elegí una de las opciones.',
  });
  expect((await finish(id)).status).toBe(200);
  const done = await read(id);
  expect(done.checklist.map(({ text }) => text)).toHaveLength(4);
  expect(done).toMatchObject({ state: 'done', answers: answers('yes', '12', 'Llena') });
  const { body: next } = await world.plan();
  expect(next.checklist.map(({ text }) => text)).toEqual(['Otra pregunta']);
  await withQuestions(done.checklist);
});

test('a planned visit takes the questions of its new purpose, and only then', async () => {
  const { rows } = (await world.server.call(listVisitPurposes, {}, 'jefe')).body;
  const other = rows.find(({ id }) => id !== world.purposeId);
  const { body: made } = await world.plan();
  const { id, version } = made;
  const kept = await world.plan({ id, version, place: 'Otro almacén' });
  expect(kept.body).toMatchObject({ place: 'Otro almacén', checklist: made.checklist });
  const { version: now } = kept.body;
  const changed = await world.plan({ id, version: now, purposeId: other?.id });
  expect(changed.body.checklist).toEqual(other?.checklist);
});

test('a "no" that has to be shown waits for its photo, and the photo is seen by who sees the visit', async () => {
  const { id } = await world.arrived();
  const no = { answers: answers('no', '3', 'Vacía') };
  expect((await finish(id, no)).error.fields).toEqual({
    'answers.0': 'Mostrá en una foto por qué no.',
  });
  expect((await photo(id, { question: '0' })).status).toBe(200);
  expect((await finish(id, no)).status).toBe(200);
  const [file] = (await read(id)).files;
  expect(file).toMatchObject({ kind: 'photo', question: 0, name: 'heladera.png' });
  const status = async (user: string) =>
    (await world.server.fetchFile(file?.url ?? null, user)).statusCode;
  expect([await status('jefe'), await status('operario')]).toEqual([200, 200]);
  expect([await status('supervisor'), await status('empleado')]).toEqual([404, 404]);
});

test('photos are added and taken off while the visit goes on, and by nobody else', async () => {
  const { body: made } = await world.plan();
  await world.publish();
  // The visit has not begun.
  expect((await photo(made.id)).status).toBe(409);
  await world.clear();
  const { id } = await world.arrived();
  for (const user of ['jefe', 'supervisor']) {
    expect((await photo(id, {}, user)).status).toBe(404);
  }
  expect((await photo(id, { question: '9' })).error.fields).toHaveProperty('question');
  await photo(id);
  const [file] = (await read(id)).files;
  const remove = (user: string) =>
    world.server.call(removeVisitFile, { id, fileId: file?.id }, user);
  expect((await remove('jefe')).status).toBe(404);
  expect((await remove('operario')).body.files).toEqual([]);
  expect((await remove('operario')).status).toBe(404);
  await finish(id);
  expect((await photo(id)).status).toBe(409);
});

test('what is no picture is refused, whatever it calls itself', async () => {
  const { id } = await world.arrived();
  const file = { name: 'foto.png', bytes: Buffer.from('<script>alert(1)</script>') };
  const fields = { id: String(id), kind: 'photo', ...claim() };
  const refused = await sendForm(world.server, addVisitFile, 'operario', fields, file);
  expect(refused.status).toBe(415);
  expect((await read(id)).files).toEqual([]);
});

test('who signs is named, and signing again takes the place of the first', async () => {
  const { id } = await world.arrived();
  await photo(id, { kind: 'signature' });
  await photo(id, { kind: 'signature' });
  expect((await read(id)).files).toHaveLength(1);
  expect((await finish(id)).error.fields).toEqual({ signedBy: 'Poné quién firmó.' });
  await finish(id, { signedBy: 'Ñandú 🐦 Pérez' });
  expect(await read(id)).toMatchObject({ state: 'done', signedBy: 'Ñandú 🐦 Pérez' });
});

test('what is left to do is another visit, once, which each of them names', async () => {
  const { id, number } = await world.arrived();
  const left = 'Falta el exhibidor de la entrada.';
  const [first, second] = await Promise.all([finish(id, { left }), finish(id, { left })]);
  expect([first.status, second.status].sort()).toEqual([200, 409]);
  const { rows } = (await world.server.call(listVisits, {}, 'jefe')).body;
  const [rest] = rows.filter((one) => one.id !== id);
  expect(rows).toHaveLength(2);
  expect((await read(id)).rest).toEqual({ id: rest?.id, number: rest?.number });
  expect(await read(rest?.id ?? 0)).toMatchObject({
    ...{ state: 'draft', person: null, note: left, place: 'Almacén La Unión' },
    continues: { id, number },
  });
});

test.each([
  [[question('¿Una?', { kind: 'choice', options: ['Sí', 'Sí'] })], 'checklist.0.options'],
  [[question(' ')], 'checklist.0.text'],
  [Array.from({ length: 21 }, (_, place) => question(`Pregunta ${place}`)), 'checklist'],
])('a checklist that nobody could answer is refused beside its field', async (checklist, field) => {
  const purpose = { name: 'De prueba', minutes: 30, note: '', active: true, checklist };
  const { status, error } = await world.server.call(saveVisitPurpose, purpose, 'jefe');
  expect([status, Object.keys(error.fields ?? {})]).toEqual([422, [field]]);
});
