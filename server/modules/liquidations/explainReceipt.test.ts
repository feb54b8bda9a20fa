import { explainReceipt } from '@contract/liquidations/payWhyAcciones';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { payRun, payRunPerson } from '../../db/schema/payRuns';
import { receipt } from '../../db/schema/receipts';
import { account } from '../../db/schema/session';
import { ownPath } from './ownPath';

let server: TestServer;
let own: number;
beforeAll(async () => {
  server = await buildServer();
  const { db } = server.services.database;
  const [row] = await db.select().from(account).where(eq(account.username, 'empleado'));
  own = row?.personId ?? 0;
});
afterAll(() => server.close());

const paidMonths = (whose: 'own' | 'others') => {
  const { db } = server.services.database;
  const person = payRunPerson.personId;
  return db
    .select({ receiptId: payRunPerson.receiptId, net: payRunPerson.net })
    .from(payRunPerson)
    .innerJoin(payRun, eq(payRun.id, payRunPerson.runId))
    .where(
      and(
        whose === 'own' ? eq(person, own) : ne(person, own),
        isNotNull(payRunPerson.receiptId),
        eq(payRun.kind, 'monthly'),
      ),
    );
};

test('each line of one’s own slip says what made it, and they sum what is paid', async () => {
  const [paid] = await paidMonths('own');
  const { status, body } = await server.call(
    explainReceipt,
    { id: paid?.receiptId ?? 0 },
    'empleado',
  );
  expect(status).toBe(200);
  const total = body.lines.reduce(
    (sum, { kind, amount }) => sum + (kind === 'deduction' ? -1 : 1) * Number(amount),
    0,
  );
  expect(total).toBeCloseTo(Number(paid?.net), 2);
  expect(body.lines.map(({ kind }) => kind)).not.toContain('employer');
  const basic = body.lines.find(({ code }) => code === 'BASICO');
  expect(basic?.inputs.length).toBeGreaterThan(0);
  // Pages of those who keep pay are not offered.
  const paths = body.lines.flatMap(({ inputs }) => inputs.map(({ path }) => path));
  expect(paths.filter((path) => path?.startsWith('/users') || path?.includes('/team'))).toEqual([]);
});

test('a colleague’s slip is not explained, and one that no run made has no why', async () => {
  const [theirs] = await paidMonths('others');
  const refused = await server.call(explainReceipt, { id: theirs?.receiptId ?? 0 }, 'empleado');
  expect([refused.status, refused.error?.code]).toEqual([404, 'no_encontrado']);
  const { db } = server.services.database;
  const [paid] = await paidMonths('own');
  await db
    .update(payRunPerson)
    .set({ receiptId: null })
    .where(eq(payRunPerson.receiptId, paid?.receiptId ?? 0));
  const [cut] = await db
    .select()
    .from(receipt)
    .where(eq(receipt.id, paid?.receiptId ?? 0));
  const { body } = await server.call(explainReceipt, { id: cut?.id ?? 0 }, 'empleado');
  expect(body).toEqual({ lines: [] });
});

test.each([
  [
    '/hours/team?periodo=month&desde=2026-10-01&buscar=1042',
    '/hours?periodo=month&semana=2026-10-01',
  ],
  ['/holidays/leave/12', '/holidays/leave/12'],
  ['/loans/7', '/loans/7'],
  ['/users/9?ver=sueldo', null],
  ['/news?filtro=docket:is:1042', null],
  [null, null],
])('what leads whoever keeps pay to %s leads its person to %s', (path, expected) => {
  expect(ownPath(path)).toBe(expected);
});
