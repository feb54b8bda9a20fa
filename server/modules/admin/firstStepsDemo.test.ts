import { getFirstSteps } from '@contract/admin/firstStepAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';

let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

test('the demo works already: nothing is left to do, and only who administers may ask', async () => {
  const { body } = await server.call(getFirstSteps, {}, 'admin');
  expect(body.steps.filter((step) => !step.done && !step.skipped)).toEqual([]);
  expect((await server.call(getFirstSteps, {}, 'rrhh')).status).toBe(403);
});
