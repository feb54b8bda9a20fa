import { eq } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../../tests/support/buildServer';
import { approvalRequest } from '../../../db/schema/approvals';
import { plannedShift } from '../../../db/schema/schedules';
import { shiftSwap } from '../../../db/schema/shiftChanges';
import { SWAP_REQUEST } from '../askedShifts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

test('the demo has a swap in each state, and the approved one is worked as it was agreed', async () => {
  const { db } = server.services.database;
  const swaps = await db.select().from(shiftSwap);
  const said = swaps.map(({ consent }) => consent);
  expect(new Set(said)).toEqual(new Set(['asked', 'agreed', 'declined', 'withdrawn']));
  const requests = await db
    .select()
    .from(approvalRequest)
    .where(eq(approvalRequest.type, SWAP_REQUEST));
  expect(requests.map(({ state }) => state).sort()).toEqual(['approved', 'pending', 'rejected']);
  const done = swaps.find(({ id }) =>
    requests.some(({ subjectId, state }) => subjectId === id && state === 'approved'),
  );
  const daysOf = async (personId = 0) =>
    (await db.select().from(plannedShift).where(eq(plannedShift.personId, personId))).map(
      ({ day }) => day,
    );
  const [asker, colleague] = [await daysOf(done?.personId), await daysOf(done?.colleagueId)];
  expect([asker, colleague]).toEqual([
    expect.arrayContaining([done?.otherDay]),
    expect.arrayContaining([done?.day]),
  ]);
  expect([asker.includes(done?.day ?? ''), colleague.includes(done?.otherDay ?? '')]).toEqual([
    false,
    false,
  ]);
});
