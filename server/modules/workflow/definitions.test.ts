import {
  deleteDefinition,
  listDefinitions,
  moveDefinition,
  saveDefinition,
  tryDefinition,
} from '@contract/workflow/definitionAcciones';
import { listRequestTypes } from '@contract/workflow/requestAcciones';
import {
  type ApprovalsTools,
  approvalsTools,
  manager,
  step,
} from '../../../tests/support/approvals';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';

let server: TestServer;
let tools: ApprovalsTools;
beforeAll(async () => {
  server = await buildServer();
  tools = approvalsTools(server);
});
afterAll(() => server.close());
// A chain of one test rules no other.
afterEach(() => tools.forgetDefinitions());

test('a dry run names who would approve, by definition or without', async () => {
  const { id } = await tools.personOf('empleado');
  const asked = { type: 'profileChange', personId: id, values: { what: 'bank' } };
  const plain = (await server.call(tryDefinition, asked, 'admin')).body;
  expect([plain.definition, plain.steps.length, plain.refusal]).toEqual([null, 1, null]);
  const conditions = [{ field: 'what', operator: 'is', value: 'bank' }];
  await tools.define({ name: 'Banco', conditions, steps: [step(manager)] });
  const ruled = (await server.call(tryDefinition, asked, 'admin')).body;
  expect(ruled.definition).toBe('Banco');
  expect(ruled.steps.map(({ number }) => number)).toEqual([1]);
  expect(ruled.steps[0]?.approvers.map((one) => one.id)).toEqual([
    (await tools.personOf('supervisor')).id,
  ]);
  const other = { ...asked, values: { what: 'name' } };
  expect((await server.call(tryDefinition, other, 'admin')).body.definition).toBeNull();
});

test('a dry run takes what is being written in its place, without storing it', async () => {
  const { id: personId } = await tools.personOf('empleado');
  const asked = { type: 'profileChange', personId, values: { what: 'bank' } };
  const draft = {
    type: 'profileChange',
    name: 'Borrador',
    conditions: [],
    steps: [step(manager)],
    selfApproval: false,
    active: true,
  };
  const attempt = async (fields: Record<string, unknown>) =>
    (await server.call(tryDefinition, { ...asked, draft: { ...draft, ...fields } }, 'admin')).body;
  const alone = await attempt({});
  expect([alone.definition, alone.rulesDraft]).toEqual(['Borrador', true]);
  const stored = await tools.define({ name: 'La primera', steps: [step(manager)] });
  const after = await attempt({});
  expect([after.definition, after.rulesDraft]).toEqual(['La primera', false]);
  expect((await attempt({ id: stored.id })).rulesDraft).toBe(true);
  expect((await attempt({ id: stored.id, active: false })).definition).toBeNull();
  const { body } = await server.call(listDefinitions, {}, 'admin');
  expect(body.rows.map(({ name }) => name)).toEqual(['La primera']);
});

test('where a person works is a condition like any other', async () => {
  const mine = await tools.personOf('empleado');
  const site = (value: number) => [{ field: 'siteId', operator: 'is', value: String(value) }];
  await tools.define({ name: 'Su sede', conditions: site(mine.siteId), steps: [step(manager)] });
  const other = [1, 2, 3].find((id) => id !== mine.siteId) ?? 0;
  await tools.define({ name: 'Otra', conditions: site(other), steps: [step(manager)] });
  const asked = { type: 'profileChange', personId: mine.id, values: { what: 'bank' } };
  expect((await server.call(tryDefinition, asked, 'admin')).body.definition).toBe('Su sede');
  const { body } = await server.call(listRequestTypes, {}, 'empleado');
  const [kind] = body.rows.filter(({ type }) => type === 'profileChange');
  const areas = kind?.fields.find(({ key }) => key === 'areaId')?.choices ?? [];
  expect(areas.map(({ value }) => value)).toContain(String(mine.areaId));
});

test('what cannot be is refused in its place of the form', async () => {
  const send = async (fields: Record<string, unknown>) => {
    const whole = { type: 'profileChange', name: 'De prueba', selfApproval: false, active: true };
    const answer = await server.call(saveDefinition, { ...whole, ...fields }, 'admin');
    return answer.error.fields;
  };
  const gone = { kind: 'person', personId: 999_999 };
  const conditions = [
    { field: 'what', operator: 'is', value: 'sueldo' },
    { field: 'what', operator: 'atLeast', value: '3' },
    { field: 'dias', operator: 'is', value: '3' },
  ];
  expect(
    await send({ conditions, steps: [step(gone, { kind: 'role', roleId: 999_999 })] }),
  ).toEqual({
    'steps.0.resolvers.0.personId': 'Esa persona ya no existe.',
    'steps.0.resolvers.1.roleId': 'Ese rol ya no existe.',
    'conditions.0.value': 'Elegí una opción.',
    'conditions.1.operator': 'Solo se comparan números.',
    'conditions.2.field': 'Eso no se sabe de esta solicitud.',
  });
  const timeless = { ...step(manager), onDeadline: 'escalate' };
  expect(Object.keys((await send({ conditions: [], steps: [timeless] })) ?? {})).toEqual([
    'steps.0.escalateTo',
    'steps.0.hours',
  ]);
});

test('order decides which one rules, and a version that is not the last changes nothing', async () => {
  const { id: personId } = await tools.personOf('empleado');
  const one = await tools.define({ name: 'Primera', steps: [step(manager)] });
  const two = await tools.define({ name: 'Segunda', steps: [step(manager)] });
  const asked = { type: 'profileChange', personId, values: {} };
  await server.call(moveDefinition, { id: two.id, direction: 'up' }, 'admin');
  expect((await server.call(tryDefinition, asked, 'admin')).body.definition).toBe('Segunda');
  const { position: _position, ...fields } = two;
  const changed = { ...fields, version: two.version + 5 };
  const stale = await server.call(saveDefinition, changed, 'admin');
  expect([stale.status, stale.error.code]).toEqual([409, 'conflicto_version']);
  const gone = { id: two.id, version: two.version };
  expect((await server.call(deleteDefinition, gone, 'supervisor')).status).toBe(403);
  expect((await server.call(deleteDefinition, gone, 'admin')).status).toBe(200);
  const { body } = await server.call(listDefinitions, {}, 'admin');
  expect(body.rows.map(({ id }) => id)).toEqual([one.id]);
  expect(body.roles.filter(({ decides }) => decides).length).toBeGreaterThan(1);
});
