import { verifyCode } from '@contract/verify/verifyAcciones';
import { getVisit } from '@contract/visits/visitAcciones';
import { mailVisitAct } from '@contract/visits/visitActAcciones';
import { finishVisit } from '@contract/visits/visitWalkAcciones';
import { eq } from 'drizzle-orm';
import { startMailServer } from '../../../../tests/support/mailServer';
import { until } from '../../../../tests/support/until';
import { signingPaper } from '../../../db/schema/signing';
import { visit } from '../../../db/schema/visits';
import { customer } from '../../../db/schema/warehouse';
import { type VisitsWorld, visitsWorld } from '../testing/visitsWorld';

let world: VisitsWorld;
let smtp: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  smtp = await startMailServer();
  world = await visitsWorld({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
});
beforeEach(async () => {
  await world.clear();
  smtp.forget();
});
afterAll(async () => {
  await world.server.close();
  await smtp.stop();
});

const TO = 'compras@almacen.example';

/** A visit that was made, at a customer with that mail. */
async function done(email: string | null) {
  const [who] = await world.db
    .select({ id: customer.id })
    .from(customer)
    .where(eq(customer.siteId, world.siteId))
    .limit(1);
  await world.db
    .update(customer)
    .set({ email })
    .where(eq(customer.id, who?.id ?? 0));
  const { id, number } = await world.arrived({ customerId: who?.id });
  const end = { id, ...world.now(), report: 'Se repuso la heladera.' };
  await world.server.call(finishVisit, end, 'operario');
  return { id, number };
}
const send = (id: number, as = 'jefe') => world.server.call(mailVisitAct, { id }, as);
const seen = async (id: number) => (await world.server.call(getVisit, { id }, 'jefe')).body;

test('the paper goes to the customer once, sealed, and its page says when', async () => {
  const { id, number } = await done(TO);
  expect(await seen(id)).toMatchObject({ mail: TO, mailed: null });
  const both = await Promise.all([send(id), send(id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { mailed } = await until(
    () => seen(id),
    (page) => page.mailed?.state === 'sent',
  );
  expect(mailed).toMatchObject({ to: TO, state: 'sent' });
  expect((await send(id)).status).toBe(409);
  const [mail, ...others] = smtp.mails();
  expect(others).toEqual([]);
  expect(mail).toContain(`To: ${TO}`);
  expect(mail).toContain(`acta-${number}.pdf`);
  const [paper] = await world.db
    .select()
    .from(signingPaper)
    .where(eq(signingPaper.title, `Acta de la visita ${number}`));
  const { body } = await world.server.call(verifyCode, { code: paper?.code ?? '' });
  const [seal] = body.paper?.signers ?? [];
  expect(seal?.name).toMatch(/, por /);
  expect(seal?.name).not.toMatch(/empleador/);
});

test('without a mail, before it is done or out of reach nothing is sent', async () => {
  const { id } = await done(null);
  expect(await seen(id)).toMatchObject({ mail: null });
  const without = await send(id);
  expect([without.status, without.error.message]).toEqual([
    409,
    'El cliente no tiene un correo cargado: agregalo en su ficha.',
  ]);
  expect((await send(id, 'supervisor')).status).toBe(404);
  await world.db.update(visit).set({ state: 'arrived' }).where(eq(visit.id, id));
  expect((await send(id)).status).toBe(409);
  expect(smtp.mails()).toEqual([]);
});

test('what the mail server refuses is told, and may be tried again', async () => {
  const { id } = await done(TO);
  await smtp.stop();
  await send(id);
  const refused = () =>
    until(
      () => seen(id),
      (page) => page.mailed?.state === 'failed',
    );
  await refused();
  expect((await send(id)).body.mailed?.state).toBe('waiting');
  await refused();
  smtp = await startMailServer();
});
