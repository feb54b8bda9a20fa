import { eq } from 'drizzle-orm';
import { type ApprovalsTools, approvalsTools, step } from '../../../tests/support/approvals';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { until } from '../../../tests/support/until';
import { approvalDefinition } from '../../db/schema/approvals';
import { account } from '../../db/schema/session';
import { attendDeadlines } from './deadlines';

let server: TestServer;
let tools: ApprovalsTools;
beforeAll(async () => {
  server = await buildServer();
  tools = approvalsTools(server);
});
afterAll(() => server.close());
// A chain of one test rules no other.
afterEach(() => tools.forgetDefinitions());

test('time runs: a reminder once a day, another to decide, or the end', async () => {
  const timed = { ...step(await tools.byPerson('rrhh')), hours: 1 };
  const escalateTo = await tools.byPerson('supervisor');
  await tools.define({ steps: [timed] });
  const reminded = await tools.ask('empleado');
  const attendTwice = async () => {
    await attendDeadlines(tools.db, server.services);
    await attendDeadlines(tools.db, server.services);
    return (await tools.read(reminded.id, 'rrhh')).history.map(({ kind }) => kind);
  };
  expect(await attendTwice()).toEqual(['submitted']);
  await server.travel({ minutes: 61 });
  expect(await attendTwice()).toEqual(['submitted', 'reminded']);
  await server.travel({ hours: 25 });
  expect(await attendTwice()).toEqual(['submitted', 'reminded', 'reminded']);

  await tools.db.delete(approvalDefinition);
  await tools.define({ steps: [{ ...timed, onDeadline: 'escalate', escalateTo }] });
  const passed = await tools.ask('empleado');
  await server.travel({ minutes: 61 });
  await attendDeadlines(tools.db, server.services);
  expect(await tools.waiting('supervisor')).toContain(passed.id);
  const current = await tools.read(passed.id, 'supervisor');
  expect((await tools.approve(passed.id, current.version, 'supervisor')).body.state).toBe(
    'approved',
  );

  await tools.db.delete(approvalDefinition);
  await tools.define({ steps: [{ ...timed, onDeadline: 'expire' }] });
  const ended = await tools.ask('empleado');
  await server.travel({ minutes: 61 });
  await attendDeadlines(tools.db, server.services);
  expect((await tools.read(ended.id, 'empleado')).state).toBe('expired');
});

test('a request never waits for somebody who is gone', async () => {
  await tools.define({ steps: [step(await tools.byPerson('rrhh'))] });
  const request = await tools.ask('empleado');
  const { accountId } = await tools.personOf('rrhh');
  const set = (active: boolean) =>
    tools.db.update(account).set({ active }).where(eq(account.id, accountId));
  await set(false);
  await attendDeadlines(tools.db, server.services);
  // The server does the same every ten minutes: where it was first, what it holds is left to it.
  await until(
    () => tools.waiting('admin'),
    (ids) => ids.includes(request.id),
  );
  await set(true);
});
