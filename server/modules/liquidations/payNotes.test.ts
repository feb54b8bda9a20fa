import { addPayNote, listPayNotes, settlePayNote } from '@contract/liquidations/payNoteAcciones';
import { listPayRunPeople, listPayRuns } from '@contract/liquidations/runAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';

let server: TestServer;
let personId: number;
const runs: number[] = [];
beforeAll(async () => {
  server = await buildServer();
  const { body } = await server.call(listPayRuns, {}, 'sueldos');
  runs.push(...body.rows.filter(({ kind }) => kind === 'monthly').map(({ id }) => id));
  personId = (await peopleOf(runs[0]))[0]?.personId ?? 0;
});
afterAll(() => server.close());

async function peopleOf(runId: number | undefined, more: object[] = []) {
  const filters = [{ field: 'runId', operator: 'in', value: [runId] }, ...more];
  return (await server.call(listPayRunPeople, { filters }, 'sueldos')).body.rows;
}
const withNotes = async (runId: number | undefined) =>
  (await peopleOf(runId, [{ field: 'openNotes', operator: 'from', value: 1 }])).map((row) => [
    row.personId,
    row.openNotes,
  ]);
const add = (text: string, as = 'sueldos') => server.call(addPayNote, { personId, text }, as);

test('a note of somebody is in every run that pays them, until it is settled', async () => {
  const { body: note } = await add('Revisar el adicional por título 🎓 con RR. HH.');
  expect(note).toMatchObject({ settledAt: null, author: { name: expect.stringContaining(',') } });
  for (const run of runs.slice(0, 2)) expect(await withNotes(run)).toEqual([[personId, 1]]);
  await server.call(settlePayNote, { id: note.id }, 'sueldos');
  for (const run of runs.slice(0, 2)) expect(await withNotes(run)).toEqual([]);
  const { body } = await server.call(listPayNotes, { personId }, 'sueldos');
  expect(body.rows).toMatchObject([{ id: note.id, settledBy: { name: expect.any(String) } }]);
});

test('of two who settle a note at once, one is told that it was done', async () => {
  const { body: note } = await add('Le falta el certificado de escolaridad.');
  const both = await Promise.all([
    server.call(settlePayNote, { id: note.id }, 'sueldos'),
    server.call(settlePayNote, { id: note.id }, 'rrhh'),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.error.message).toMatch(/^Ya la resolvió /);
});

test('nobody but who keeps pay reads or writes notes, the person themself included', async () => {
  for (const as of ['empleado', 'supervisor', 'jefe']) {
    expect((await add('Hola', as)).status).toBe(403);
    expect((await server.call(listPayNotes, { personId }, as)).status).toBe(403);
  }
  expect(
    (await server.call(addPayNote, { personId: 999_999, text: 'Nadie' }, 'sueldos')).status,
  ).toBe(404);
  expect((await add('   ')).status).toBe(422);
  expect((await add('x'.repeat(501))).status).toBe(422);
});
