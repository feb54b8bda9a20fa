import { listAudit } from '@contract/admin/listAudit';
import { makeCbu } from '@contract/core/cbu';
import { listBankLayouts } from '@contract/liquidations/bankLayoutAcciones';
import {
  rejectTransfer,
  repayTransfer,
  undoTransfer,
} from '@contract/liquidations/payRejectionAcciones';
import {
  exportPayRun,
  getPayRunPerson,
  listPayRunPeople,
  payPayRun,
  unpayPayRun,
} from '@contract/liquidations/runAcciones';
import { getReceipt } from '@contract/receipts/receiptAcciones';
import { eq } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import { addDays } from '../../engine/time/days';
import { todayIn } from '../../engine/time/nowIn';
import { type RunWorld, runWorld } from './testing/runWorld';

let world: RunWorld;
let run: Awaited<ReturnType<RunWorld['read']>>;
let row: Awaited<ReturnType<RunWorld['people']>>[number];

const reason = 'Cuenta cerrada';

beforeAll(async () => {
  world = await runWorld();
  run = await world.reviewed(await world.few(3));
  await world.submit(run);
  await world.approve(await world.read(run.id));
  await world.publish(await world.read(run.id));
  run = await world.settled(run.id, 'published');
  const found = (await world.people(run.id)).find(({ net }) => Number(net) > 0);
  if (!found) throw new Error('somebody is paid');
  row = found;
});
afterAll(() => world.server.close());

const call = (accion: typeof rejectTransfer, more: object = {}) =>
  world.server.call(accion, { id: row.id, rejectedOn: todayIn(), reason, ...more }, 'sueldos');
const again = (paidOn = todayIn()) =>
  world.server.call(repayTransfer, { id: row.id, paidOn }, 'sueldos');
const undo = () => world.server.call(undoTransfer, { id: row.id, reason: 'Error mío' }, 'sueldos');
const unpaidOf = async () => (await world.read(run.id)).unpaid;

test('nothing is rejected before it was paid, nor before the day on which it was', async () => {
  expect((await call(rejectTransfer)).status).toBe(409);
  const { id, version } = run;
  await world.server.call(payPayRun, { id, version, paidOn: todayIn() }, 'sueldos');
  const early = await call(rejectTransfer, { rejectedOn: addDays(todayIn(), -1) });
  expect(early.error.fields?.rejectedOn).toContain('el banco no la rechazó antes');
  const late = await call(rejectTransfer, { rejectedOn: addDays(todayIn(), 1) });
  expect(late.error.fields?.rejectedOn).toContain('cuando el banco ya la rechazó');
});

test('of two who note the same rejection one does, and the person is shown as not paid', async () => {
  const both = await Promise.all([call(rejectTransfer), call(rejectTransfer)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { body } = await world.server.call(getPayRunPerson, { id: row.id }, 'sueldos');
  expect(body.rejections).toMatchObject([{ rejectedOn: todayIn(), reason, paidOn: null }]);
  expect(body.transferActions).toEqual(['repay', 'undo']);
  expect(await unpaidOf()).toEqual({ people: 1, net: row.net });

  const filters = [
    { field: 'runId', operator: 'is', value: run.id },
    { field: 'flag', operator: 'in', value: ['rejected'] },
  ];
  const { body: listed } = await world.server.call(listPayRunPeople, { filters }, 'sueldos');
  expect(listed.rows.map(({ id }) => id)).toEqual([row.id]);
  const slip = await world.server.call(getReceipt, { id: body.receiptId ?? 0 }, 'rrhh');
  expect(slip.body.rejected).toEqual({ on: todayIn(), paidOn: null });

  const told = await world.server.call(
    listAudit,
    {
      filters: [
        { field: 'entity', operator: 'is', value: 'payRun' },
        { field: 'entityId', operator: 'is', value: String(run.id) },
      ],
    },
    'admin',
  );
  expect(told.body.rows[0]?.did).toContain('anotó una transferencia rechazada');
});

test('the bank gets only what it sent back, into the account of today', async () => {
  const cbu = makeCbu('0170099', '2000006779737');
  await world.db.update(person).set({ cbu }).where(eq(person.id, row.personId));
  const { body } = await world.server.call(listBankLayouts, {}, 'sueldos');
  const layoutId = body.rows.find(({ format }) => format === 'csv')?.id;
  const asked = { id: run.id, file: 'bank', layoutId, leaveOut: true };
  const textOf = async (rejected: boolean) => {
    const made = await world.server.call(exportPayRun, { ...asked, rejected }, 'sueldos');
    const file = await world.server.fetchFile(made.body.url, 'sueldos');
    return file.body;
  };
  const [some, all] = [await textOf(true), await textOf(false)];
  expect(some).toContain(cbu);
  expect(all).not.toContain(cbu);
  expect(some.split('\r\n').length).toBeLessThan(all.split('\r\n').length);
});

test('it is paid again once, and a wrong note of either is taken back', async () => {
  const early = await again(addDays(todayIn(), -1));
  expect(early.error.fields?.paidOn).toContain('no se pagó antes');
  const both = await Promise.all([again(), again()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await unpaidOf()).toEqual({ people: 0, net: '0' });

  const { body: repaid } = await undo();
  expect(repaid.rejections[0]?.paidOn).toBeNull();
  expect(await unpaidOf()).toEqual({ people: 1, net: row.net });
  const { id, version } = await world.read(run.id);
  const kept = await world.server.call(
    unpayPayRun,
    { id, version, reason: 'No se pagó' },
    'sueldos',
  );
  expect(kept.error.fields).toBeUndefined();
  expect([kept.status, kept.error.message]).toEqual([409, expect.stringContaining('rechazadas')]);
  const { body: gone } = await undo();
  expect([gone.rejections, gone.flags.includes('rejected')]).toEqual([[], false]);
  expect((await undo()).status).toBe(409);
});
