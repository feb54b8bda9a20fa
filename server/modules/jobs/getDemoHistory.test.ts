import { randomUUID } from 'node:crypto';
import { getDemoHistory } from '@contract/jobs/getDemoHistory';
import { eq } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { jobProgress } from '../../db/schema/events';
import { clock } from '../../engine/time/clock';
import { DEMO_YEAR } from '../closes/seed/demoYearJob';
import { PAY_HISTORY } from '../liquidations/seed/payHistoryJob';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const making = async () => (await server.call(getDemoHistory, {}, 'empleado')).body.making;

test.each([DEMO_YEAR, PAY_HISTORY])(
  'the months before are being made while %s is under way, and not after it',
  async (kind) => {
    const { db } = server.services.database;
    expect(await making()).toBe(false);
    const id = randomUUID();
    // It belongs to another process that is alive: this one does not take it up.
    const running = { state: 'running', runner: randomUUID(), beatAt: clock.now() } as const;
    await db.insert(jobProgress).values({ id, kind, title: 'De prueba', payload: {}, ...running });
    expect(await making()).toBe(true);
    await db.update(jobProgress).set({ state: 'done' }).where(eq(jobProgress.id, id));
    expect(await making()).toBe(false);
  },
);
