import { listNotifications } from '@contract/notifications/listNotifications';
import {
  answerSwap,
  askSwap,
  listShiftRequests,
  listSwapColleagues,
  withdrawSwap,
} from '@contract/schedules/shiftRequestAcciones';
import { countWaiting } from '@contract/summary/summaryAcciones';
import { approveRequest, getRequest, listWaiting } from '@contract/workflow/requestAcciones';
import { and, eq } from 'drizzle-orm';
import { approvalRequest } from '../../db/schema/approvals';
import { periodClose } from '../../db/schema/closes';
import { person } from '../../db/schema/organisation';
import { plannedShift } from '../../db/schema/schedules';
import { account } from '../../db/schema/session';
import { publishedShifts } from './publishedShifts';
import { dayOfWeek, type RosterServer, rosterServer, week } from './testing/rosterTools';

let tools: RosterServer;
let asker: Awaited<ReturnType<RosterServer['personOf']>>;
let colleague: Awaited<ReturnType<RosterServer['colleaguesOf']>>[number];
let third: typeof colleague;
const me = 'empleado';

beforeAll(async () => {
  tools = await rosterServer();
  asker = await tools.personOf(me);
  const [first, second] = await tools.colleaguesOf(me);
  if (!first || !second) throw new Error('nobody works with them');
  [colleague, third] = [first, second];
});
afterAll(() => tools.server.close());
beforeEach(() => tools.db.delete(plannedShift));

const call: RosterServer['server']['call'] = (...given) => tools.server.call(...given);
const morning = (personId: number, index: number) =>
  tools.tell(personId, dayOfWeek(index), tools.morning);
const afternoon = (personId: number, index: number) =>
  tools.tell(personId, dayOfWeek(index), tools.afternoon, [14, 22]);
const ask = (plannedId: number, otherPlannedId: number | null, fields: object = {}) =>
  call(askSwap, { plannedId, colleagueId: colleague.id, otherPlannedId, ...fields }, me);
const answer = (id: number, agrees = true, as = colleague.username) =>
  call(answerSwap, { id, agrees }, as);
const worked = async (personId: number) =>
  (await publishedShifts(tools.db, [personId], week)).map(
    ({ day, shiftId }) => `${day} ${shiftId === tools.morning ? 'M' : 'T'}`,
  );
const stateFor = async (as: string, id: number) =>
  (await call(listShiftRequests, {}, as)).body.rows.find(
    (row) => row.id === id && row.kind === 'swap',
  )?.state;
const managed = async () => {
  const [row] = await tools.db
    .select({ username: account.username })
    .from(account)
    .innerJoin(person, eq(person.managerId, account.personId))
    .where(eq(person.id, asker.id));
  return row?.username ?? '';
};
async function waiting(id: number) {
  const manager = await managed();
  const { body } = await call(listShiftRequests, {}, me);
  const requestId = body.rows.find((row) => row.id === id && row.kind === 'swap')?.requestId ?? 0;
  const { version, facts } = (await call(getRequest, { id: requestId }, manager)).body;
  return { manager, requestId, version, facts };
}

test('both agree, then who manages: each works what the other did, published, and both are told', async () => {
  const mine = await morning(asker.id, 0);
  const theirs = await afternoon(colleague.id, 2);
  const { body, status } = await ask(mine, theirs);
  expect(status).toBe(200);
  expect(await stateFor(me, body.id)).toBe('asked');
  expect(await stateFor(colleague.username, body.id)).toBe('asked');
  const manager = await managed();
  const before = (await call(listWaiting, {}, manager)).body.total;
  expect((await answer(body.id)).status).toBe(200);
  expect((await call(listWaiting, {}, manager)).body.total).toBe(before + 1);
  expect(await worked(asker.id)).toEqual([`${dayOfWeek(0)} M`]);
  const { requestId, version, facts } = await waiting(body.id);
  expect(facts.map(({ label }) => label)).toEqual([
    'Ahora',
    'Quedaría',
    'Descanso y horas',
    'Acuerdo',
  ]);
  expect((await call(approveRequest, { id: requestId, version }, manager)).status).toBe(200);
  expect(await worked(asker.id)).toEqual([`${dayOfWeek(2)} T`]);
  expect(await worked(colleague.id)).toEqual([`${dayOfWeek(0)} M`]);
  for (const as of [me, colleague.username]) {
    expect(await stateFor(as, body.id)).toBe('approved');
    const bell = (await call(listNotifications, {}, as)).body.rows;
    expect(bell[0]).toMatchObject({ type: 'approvals.decided' });
  }
});

test('two swaps for one shift that are approved at once give it to one of the two', async () => {
  const mine = await morning(asker.id, 0);
  const other = await morning(third.id, 1);
  const wanted = await afternoon(colleague.id, 3);
  const { body: first } = await ask(mine, wanted);
  const swap = { plannedId: other, colleagueId: colleague.id, otherPlannedId: wanted };
  const { body: second } = await call(askSwap, swap, third.username);
  for (const { id } of [first, second]) expect((await answer(id)).status).toBe(200);
  const requests = await tools.db
    .select()
    .from(approvalRequest)
    .where(and(eq(approvalRequest.type, 'shiftSwap'), eq(approvalRequest.state, 'pending')));
  const ours = requests.filter(({ subjectId }) => [first.id, second.id].includes(subjectId));
  expect(ours).toHaveLength(2);
  const manager = await managed();
  const statuses = await Promise.all(
    ours.map(
      async ({ id, version }) => (await call(approveRequest, { id, version }, manager)).status,
    ),
  );
  expect(statuses.toSorted()).toEqual([200, 409]);
  const holders = [...(await worked(asker.id)), ...(await worked(third.id))].filter((text) =>
    text.endsWith('T'),
  );
  expect(holders).toEqual([`${dayOfWeek(3)} T`]);
});

test('a shift is given away; one that is asked about twice, answered by another or too late is refused', async () => {
  const mine = await morning(asker.id, 0);
  const { body } = await ask(mine, null);
  expect((await ask(mine, null)).error.message).toContain('Ya pediste un cambio');
  // Neither the asker nor somebody else answers for the colleague, and nobody withdraws for the asker.
  for (const as of [me, third.username]) expect((await answer(body.id, true, as)).status).toBe(404);
  expect((await call(withdrawSwap, { id: body.id }, colleague.username)).status).toBe(404);
  expect((await answer(body.id)).status).toBe(200);
  expect((await answer(body.id)).status).toBe(409);
  expect((await call(withdrawSwap, { id: body.id }, me)).status).toBe(409);
  const { manager, requestId, version } = await waiting(body.id);
  expect((await call(approveRequest, { id: requestId, version }, manager)).status).toBe(200);
  expect([await worked(asker.id), await worked(colleague.id)]).toEqual([[], [`${dayOfWeek(0)} M`]]);
});

test('too little rest is refused with its figure when it is asked, and again when it is decided', async () => {
  const mine = await morning(asker.id, 1);
  await afternoon(colleague.id, 0);
  const refused = await ask(mine, null);
  expect([refused.status, refused.error.message]).toEqual([
    409,
    expect.stringMatching(
      /le quedan 8 h de descanso antes de este turno \(mínimo 12 h, LCT art\. 197\)/,
    ),
  ]);
  await tools.db.delete(plannedShift).where(eq(plannedShift.personId, colleague.id));
  const { body } = await ask(mine, null);
  await answer(body.id);
  await afternoon(colleague.id, 0);
  const { manager, requestId, version, facts } = await waiting(body.id);
  expect(facts.find(({ label }) => label === 'No se puede')?.value).toContain('8 h de descanso');
  const decided = await call(approveRequest, { id: requestId, version }, manager);
  expect([decided.status, decided.error.message]).toEqual([
    409,
    expect.stringContaining('8 h de descanso'),
  ]);
  expect(await worked(asker.id)).toEqual([`${dayOfWeek(1)} M`]);
});

test('overlap, more than a week may have, a closed month and a shift that changed are refused in words', async () => {
  const mine = await morning(asker.id, 0);
  await tools.tell(colleague.id, dayOfWeek(0), tools.night, [10, 18]);
  expect((await ask(mine, null)).error.message).toContain('ya tiene otro turno a esa hora');
  await tools.db.delete(plannedShift).where(eq(plannedShift.personId, colleague.id));
  for (const index of [1, 2, 3, 4, 5, 6]) await morning(colleague.id, index);
  expect((await ask(mine, null)).error.message).toMatch(/le quedan 56 h planificadas en la semana/);
  await tools.db.delete(plannedShift).where(eq(plannedShift.personId, colleague.id));
  const { body } = await ask(mine, null);
  const [close] = await tools.db
    .insert(periodClose)
    .values({ siteId: asker.siteId, month: '2030-02-01', ledger: 'time', closedBy: 1 })
    .returning();
  expect((await answer(body.id)).error.code).toBe('periodo_cerrado');
  await tools.db.delete(periodClose).where(eq(periodClose.id, close?.id ?? 0));
  await answer(body.id);
  await tools.db.delete(plannedShift).where(eq(plannedShift.id, mine));
  const { manager, requestId, version } = await waiting(body.id);
  const late = await call(approveRequest, { id: requestId, version }, manager);
  expect([late.status, late.error.message]).toEqual([
    409,
    expect.stringContaining('cambió después de que lo pidieron'),
  ]);
});

test('colleagues are those of the area, by name and shifts alone; numbers that are guessed do not exist', async () => {
  const mine = await morning(asker.id, 0);
  const theirs = await afternoon(colleague.id, 2);
  const { body } = await call(listSwapColleagues, { plannedId: mine }, me);
  const row = body.rows.find(({ id }) => id === colleague.id);
  expect(Object.keys(row ?? {}).sort()).toEqual(['id', 'name', 'shifts']);
  expect(row?.shifts.map(({ id }) => id)).toEqual([theirs]);
  // A person is not offered a shift that they could not take.
  const busy = await afternoon(asker.id, 2);
  const without = (await call(listSwapColleagues, { plannedId: mine }, me)).body.rows;
  expect(without.find(({ id }) => id === colleague.id)?.shifts).toEqual([]);
  await tools.db.delete(plannedShift).where(eq(plannedShift.id, busy));
  const elsewhere = await tools.personOf('operario');
  expect(body.rows.map(({ id }) => id)).not.toContain(elsewhere.id);
  const far = await morning(elsewhere.id, 3);
  const asks = [
    { plannedId: theirs },
    { plannedId: 999_999 },
    { colleagueId: elsewhere.id, otherPlannedId: far },
    { colleagueId: 999_999 },
    { colleagueId: asker.id },
    { otherPlannedId: far },
  ];
  for (const fields of asks) expect((await ask(mine, null, fields)).status).toBe(404);
  expect((await call(listSwapColleagues, { plannedId: theirs }, me)).status).toBe(404);
  // A draft is nobody's but the planners'.
  await tools.db.update(plannedShift).set({ publishedAt: null });
  expect((await ask(mine, null)).status).toBe(404);
});

test('what a colleague asks waits for whoever has to answer, until they do', async () => {
  const mine = await morning(asker.id, 1);
  const theirs = await afternoon(colleague.id, 2);
  const asked = async (as: string) =>
    (await call(countWaiting, {}, as)).body.rows.find(({ path }) => path === '/schedules/mine')
      ?.waiting ?? 0;
  const before = await asked(colleague.username);
  const ofTheirs = await asked(me);
  const { body } = await ask(mine, theirs);
  expect(await asked(colleague.username)).toBe(before + 1);
  expect(await asked(me)).toBe(ofTheirs);
  await answer(body.id, false);
  expect(await asked(colleague.username)).toBe(before);
});
