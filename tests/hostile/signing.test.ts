import { listSignatures } from '@contract/signed/signatureAcciones';
import { envelopeTools } from '../support/envelopes';
import { swarm, unfinished } from '../support/hostileFiles';
import { attacksOn } from './support/attacks';
import { type HostileServer, hostileServer } from './support/hostileServer';

/** Two seconds and three tenths on a machine that does nothing else; two other tests run beside these on two cores. */
const LONGEST_SIGNING_MS = 5000;
/** A server that an attack holds up answers after ten seconds and more. */
const LONGEST_LISTING_MS = 2500;
const MOST_MEGABYTES = 1024;

let hostile: HostileServer;
beforeAll(async () => {
  hostile = await hostileServer();
  // A second one who may send papers to be signed.
  await hostile.server.services.database.pool.query(
    `update account set role_id = (select role_id from account where username = 'rrhh') where username = 'supervisor'`,
  );
});
afterAll(() => hostile.server.close());

// Each by another account: whoever broke a process waits before anything of theirs is opened again.
const files: [string, string, () => Buffer][] = [
  ['a swarm of objects', 'supervisor', () => swarm(1_500_000)],
  ['objects that never end', 'rrhh', () => unfinished(2_000_000)],
];

test.each(files)(
  'while %s come without pause from %s, others sign and list',
  async (name, attacker, make) => {
    const { server } = hostile;
    const tools = envelopeTools(server);
    const attacks = attacksOn(hostile);
    const bytes = make();
    const { id } = await tools.sent('together', ['empleado', 'operario', 'jefe']);
    await Promise.all(['empleado', 'operario', 'jefe', attacker].map(server.sessionOf));
    const calm: number[] = [];
    const signings: number[] = [];
    const listings: number[] = [];
    const measured = async (times: number[], ask: () => Promise<{ status: number }>) => {
      const begun = performance.now();
      expect((await ask()).status).toBe(200);
      times.push(Math.round(performance.now() - begun));
    };
    await measured(calm, () => tools.sign('empleado', id));
    const work = async () => {
      for (const who of ['operario', 'jefe']) {
        await new Promise((resolve) => setTimeout(resolve, 700));
        await measured(signings, () => tools.sign(who, id));
        await measured(listings, () => server.call(listSignatures, {}, who));
      }
    };
    // Several at once and hardly a pause: what is refused is sent again.
    const send = () => attacks.bring(attacker, 'signing', bytes);
    const seen = await hostile.besides(name, async () => {
      const [statuses] = await Promise.all([attacks.without(50, 4000, 6, send), work()]);
      return statuses;
    });
    process.stdout.write(
      `${name}: signed in ${signings} ms (alone: ${calm}), listed in ${listings} ms\n`,
    );
    // A machine that is slow without any attack is no fault of whoever attacks.
    expect(Math.max(...signings)).toBeLessThan(LONGEST_SIGNING_MS + Math.max(...calm));
    expect(Math.max(...listings, seen.longestMs)).toBeLessThan(
      LONGEST_LISTING_MS + 10 * seen.calmMs,
    );
    expect(seen.broken).toEqual([]);
    // Else nothing of it was ever opened, and nobody would have had to wait.
    expect(seen.answered).toContain(422);
    expect(seen.grownMegabytes).toBeLessThan(MOST_MEGABYTES);
  },
);
