import { answerReceipt } from '@contract/receipts/answerReceipt';
import { verifyCode } from '@contract/verify/verifyAcciones';
import { eq } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { payrollPdf } from '../../../tests/support/payrollPdf';
import { type ReceiptTools, receiptTools } from '../../../tests/support/receiptTools';
import { receipt } from '../../db/schema/receipts';
import { readFile } from '../../engine/signing/pdf/readFile';

let server: TestServer;
let tools: ReceiptTools;

beforeAll(async () => {
  server = await buildServer();
  tools = await receiptTools(server);
});
afterAll(() => server.close());

test('a publication that was cut goes on with who has none yet', async () => {
  const { db, pool } = server.services.database;
  const batch = await tools.prepare('2029-11', 'empleado', 'operario', 'jefe');
  await tools.publish(batch);
  await tools.settled(batch.id, 'published');
  // A killed process leaves such a state: a slip is missing, and the task has still to end.
  await pool.query(
    "update receipt_batch set state = 'publishing', published_at = null where id = $1",
    [batch.id],
  );
  const { rows } = await pool.query(
    "select id, account_id from job_progress where kind = 'receiptsPublish' and payload->>'id' = $1",
    [String(batch.id)],
  );
  await pool.query(
    'delete from receipt where batch_id = $1 and id = (select max(id) from receipt where batch_id = $1)',
    [batch.id],
  );
  await pool.query(
    "update job_progress set state = 'queued', runner = null, finished_at = null where id = $1",
    [rows[0]?.id],
  );
  await server.services.jobs.flush();
  await tools.settled(batch.id, 'published');
  expect(await db.$count(receipt, eq(receipt.batchId, batch.id))).toBe(3);
  expect(await tools.slipOf('empleado', '2029-11')).toMatchObject({ state: 'pending' });
});

test('the employer has sealed a slip before its person has it; both seals are told to whoever checks it', async () => {
  const batch = await tools.prepare('2029-12', 'operario');
  await tools.publish(batch);
  await tools.settled(batch.id, 'published');
  const slip = await tools.slipOf('operario', '2029-12');
  const employer = {
    state: 'Emitido y firmado',
    signed: true,
    notes: [expect.stringContaining('vigente')],
  };
  const before = await server.call(verifyCode, { code: slip.code });
  expect(before.body.paper).toMatchObject({
    standing: 'waiting',
    signers: [
      { ...employer, name: expect.stringMatching(/\(empleador\), por /) },
      { name: slip.personName, signed: false },
    ],
  });
  // The role of a picker has no DISAGREEMENT: it is their pay all the same.
  const said = await tools.sign(slip, 'operario', {
    outcome: 'dissented',
    reason: 'Falta el feriado',
  });
  expect(said.body.state).toBe('dissented');
  const after = await server.call(verifyCode, { code: slip.code });
  expect(after.body.paper).toMatchObject({
    standing: 'signed',
    signers: [employer, { signed: true }],
  });
  const { JWT } = await server.sessionOf('operario');
  const headers = { authorization: `Bearer ${JWT}` };
  const { rawPayload } = await server.app.inject({ url: said.body.file.url, headers });
  const { seals } = await readFile(rawPayload);
  expect(seals.map(({ holds, exact }) => [holds, exact])).toEqual([
    [true, true],
    [true, true],
  ]);
  const answer = { id: slip.id, version: said.body.version, answer: 'Lo revisamos' };
  expect((await server.call(answerReceipt, answer, 'empleado')).status).toBe(403);
});

test('what is nobody’s yet is left behind only by who knows of it', async () => {
  const bytes = await payrollPdf([tools.page('empleado'), 'Sin datos', 'Tampoco']);
  const { body } = await tools.create([await tools.upload('dudas.pdf', bytes)], {
    period: '2030-01',
  });
  const batch = await tools.settled(body.id, 'ready');
  const unaware = await tools.publish(batch);
  expect(unaware.error).toMatchObject({
    code: 'conflicto',
    message: expect.stringContaining('Hay 2 recibos sin decidir'),
  });
  expect((await tools.publish(batch, { undecided: 3 })).status).toBe(409);
  expect((await tools.publish(batch, { undecided: 2 })).status).toBe(200);
  const done = await tools.settled(batch.id, 'published');
  expect(done.counts).toEqual({ matched: 1, doubtful: 0, unmatched: 2, out: 0 });
});
