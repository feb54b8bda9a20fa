import { requestProfileChange } from '@contract/profile/profileAcciones';
import { saveDependant } from '@contract/users/personPartAcciones';
import { getOwnProfile } from '@contract/users/photoAcciones';
import { type ApprovalsTools, approvalsTools } from '../../../tests/support/approvals';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';

let server: TestServer;
let tools: ApprovalsTools;
beforeAll(async () => {
  server = await buildServer();
  tools = approvalsTools(server);
});
afterAll(() => server.close());

const child = {
  kind: 'dependant',
  dependantId: null as number | null,
  name: 'Prueba, Ana',
  kinship: 'child',
  birthDate: '2016-02-03',
  dni: '55640123',
  cuil: null,
  since: '2020-01-01',
  until: null,
};
const send = (change: Record<string, unknown>) =>
  server.call(requestProfileChange, { change }, 'empleado');
const family = async () =>
  (await server.call(getOwnProfile, {}, 'empleado')).body.family.dependants;
const ana = async () => (await family()).find(({ dni }) => dni === child.dni);

async function grant(requestId: number) {
  const request = await tools.read(requestId, 'admin');
  const { status } = await tools.approve(requestId, request.version, 'admin');
  expect(status).toBe(200);
  return request;
}

test('a relative is added, corrected and taken away only once somebody approves it', async () => {
  const asked = await send(child);
  expect(await ana()).toBeUndefined();
  const request = await grant(asked.body.requestId);
  expect(request.title).toBe('Sumar a un familiar');
  expect(request.facts.find(({ label }) => label === 'Vínculo')?.value).toBe('Hija o hijo');
  const added = await ana();
  expect(added).toMatchObject({ name: 'Prueba, Ana', kinship: 'child' });
  const id = added?.id ?? 0;
  const right = await send({ ...child, dependantId: id, name: 'Prueba, Ana María' });
  const facts = (await grant(right.body.requestId)).facts;
  expect(facts.find(({ label }) => label === 'Apellido y nombre')?.value).toBe(
    'Prueba, Ana → Prueba, Ana María',
  );
  expect((await ana())?.name).toBe('Prueba, Ana María');
  await grant((await send({ kind: 'dependantRemoval', dependantId: id })).body.requestId);
  expect(await ana()).toBeUndefined();
});

test('what cannot be is told beside its field, before anybody decides', async () => {
  const early = await send({ ...child, since: '2010-01-01' });
  expect(early.error.fields).toEqual({ 'change.since': 'Es anterior al nacimiento.' });
  const first = await send(child);
  const twice = await send(child);
  expect([first.status, twice.status]).toEqual([200, 409]);
  await grant(first.body.requestId);
  const known = await send(child);
  expect(known.error.fields).toEqual({ 'change.dni': 'Ya está entre sus familiares.' });
});

test('nobody asks about a relative of somebody else', async () => {
  const other = await tools.personOf('supervisor');
  const { kind: _kind, dependantId: _id, ...fields } = child;
  const theirs = await server.call(
    saveDependant,
    { ...fields, dni: '55640999', personId: other.id },
    'admin',
  );
  const dependantId = theirs.body.id;
  expect((await send({ kind: 'dependantRemoval', dependantId })).status).toBe(404);
  expect((await send({ ...child, dni: '55640999', dependantId })).status).toBe(404);
});

test('what the administration wrote meanwhile is not written over: the approval is refused', async () => {
  const mine = await tools.personOf('empleado');
  const { kind: _kind, dependantId: _id, ...fields } = { ...child, dni: '55640777' };
  const asked = await send({ ...child, dni: '55640777' });
  await server.call(saveDependant, { ...fields, personId: mine.id }, 'admin');
  const request = await tools.read(asked.body.requestId, 'admin');
  const late = await tools.approve(request.id, request.version, 'admin');
  expect([late.status, late.error.message]).toEqual([
    409,
    'Ya no se puede: Ya está entre sus familiares.',
  ]);
  expect((await tools.read(request.id, 'admin')).state).toBe('pending');
});
