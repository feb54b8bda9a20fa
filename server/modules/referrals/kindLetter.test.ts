import { eraseReferral, rejectReferral } from '@contract/referrals/referralAcciones';
import { startMailServer } from '../../../tests/support/mailServer';
import { until } from '../../../tests/support/until';
import { candidate, type ReferralsWorld, referralsWorld } from './testing/referralsWorld';

let world: ReferralsWorld;
let smtp: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  smtp = await startMailServer();
  world = await referralsWorld({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
});
beforeEach(() => world.clear());
afterAll(async () => {
  await world.server.close();
  await smtp.stop();
});

const words = 'Gracias por tu tiempo; seguimos con otra persona.';

test('who does not go on gets one mail with those very words, and it is shown as sent once it was', async () => {
  const { id: openingId } = await world.open();
  await world.apply(await world.share(openingId));
  const { id } = await world.lastRow();
  expect((await world.seen(id, 'rrhh')).body.toldAt).toBeNull();
  const asked = { ...(await world.now(id)), words };
  await world.server.call(rejectReferral, asked, 'rrhh');
  await world.server.call(rejectReferral, asked, 'rrhh');
  const { toldAt } = await until(
    async () => (await world.seen(id, 'rrhh')).body,
    (row) => row.toldAt !== null,
  );
  expect(toldAt).not.toBeNull();
  expect(smtp.mails()).toHaveLength(1);
  expect(smtp.mails()[0]).toContain(`To: ${candidate.email}`);
  expect(smtp.mails()[0]).toContain('Gracias por tu tiempo');
  // Their referrer reads neither that nor when.
  expect((await world.seen(id, 'empleado')).body).toMatchObject({ toldAt: null, words: '' });
  const erased = await world.server.call(eraseReferral, await world.now(id), 'rrhh');
  expect(erased.status).toBe(200);
});
