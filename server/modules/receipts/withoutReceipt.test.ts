import { listPeopleWithoutReceipt } from '@contract/receipts/peopleWithoutReceipt';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { type ReceiptTools, receiptTools } from '../../../tests/support/receiptTools';

let server: TestServer;
let tools: ReceiptTools;

beforeAll(async () => {
  server = await buildServer();
  tools = await receiptTools(server);
});
afterAll(() => server.close());

const without = async (batchId: number, as = 'rrhh') => {
  const filters = [{ field: 'batchId', operator: 'in', value: [batchId] }];
  return server.call(listPeopleWithoutReceipt, { filters, size: 200 }, as);
};
const idsOf = async (batchId: number) =>
  (await without(batchId)).body.rows.map(({ id }) => id).sort((a, b) => a - b);
const workedIn = async (month: string) => {
  const { rows } = await server.services.database.pool.query<{ id: number }>(
    `select id from person where hire_date < ($1 || '-01')::date + interval '1 month'
       and (leave_date is null or leave_date >= ($1 || '-01')::date) order by id`,
    [month],
  );
  return rows.map(({ id }) => id);
};

test('who worked in the period and is in no file is named, before it is published and after', async () => {
  await server.services.database.pool.query(
    "update person set leave_date = '2029-06-30', leave_reason = 'Renuncia' where id = $1",
    [tools.someone('jefe').id],
  );
  const batch = await tools.prepare('2029-07', 'empleado', 'operario');
  const paid = ['empleado', 'operario'].map((who) => tools.someone(who).id);
  const missing = (await workedIn('2029-07')).filter((id) => !paid.includes(id));
  expect(missing).not.toContain(tools.someone('jefe').id);
  expect(await idsOf(batch.id)).toEqual(missing);

  // A person who is left out by hand gets none either.
  const [piece] = await tools.pieces(batch.id);
  if (!piece) throw new Error('no slip was read');
  await tools.correct(piece, null);
  expect(await idsOf(batch.id)).toHaveLength(missing.length + 1);

  const { version } = await tools.read(batch.id);
  await tools.publish({ id: batch.id, version });
  await tools.settled(batch.id, 'published');
  expect(await idsOf(batch.id)).toHaveLength(missing.length + 1);
  // Another batch of the same slips gives them to the rest.
  const rest = await tools.prepare('2029-07', 'empleado');
  expect(await idsOf(rest.id)).toEqual(missing);
});

test('of the last month it waits for those who had slips before, or who just came', async () => {
  const { pool } = server.services.database;
  const waiting = async () => {
    const filters = [{ field: 'lastMonth', operator: 'is', value: true }];
    const ask = { filters, size: 200 };
    const { body } = await server.call(listPeopleWithoutReceipt, ask, 'rrhh');
    return body.rows.map(({ id }) => id);
  };
  expect(await waiting()).toContain(tools.someone('supervisor').id);
  // A person who never had a slip is paid elsewhere.
  const id = tools.someone('admin').id;
  await pool.query('update pay_run_person set receipt_id = null where person_id = $1', [id]);
  await pool.query('delete from receipt where person_id = $1', [id]);
  expect(await waiting()).not.toContain(id);
  await pool.query("update person set hire_date = '2029-07-15' where id = $1", [id]);
  expect(await waiting()).toContain(id);
  await pool.query("update person set hire_date = '2020-07-15' where id = $1", [id]);
  expect(await waiting()).not.toContain(id);
  // Their first slip is of a later month, and of another kind: of the last month nothing was owed to them.
  const { rows: given } = await pool.query(
    `update receipt set period = '2029-09', kind = 'other', person_id = $1
       where id = (select id from receipt where replaces_id is null order by id limit 1) returning id`,
    [id],
  );
  expect(given).toHaveLength(1);
  expect(await waiting()).not.toContain(id);
});

test('only who follows the slips of everybody sees who has none', async () => {
  for (const other of ['empleado', 'supervisor', 'jefe']) {
    expect((await without(1, other)).status).toBe(403);
  }
  const strange = { field: 'batchId', operator: 'in', value: [9_999_999_999, 'x', 1.5] };
  const { body } = await server.call(listPeopleWithoutReceipt, { filters: [strange] }, 'rrhh');
  expect(body.total).toBe(0);
});
