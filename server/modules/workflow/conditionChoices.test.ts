import { requestLeave } from '@contract/holidays/requestLeave';
import {
  listDefinitions,
  saveDefinition,
  searchConditionRecords,
  tryDefinition,
} from '@contract/workflow/definitionAcciones';
import { listRequestTypes } from '@contract/workflow/requestAcciones';
import { eq } from 'drizzle-orm';
import {
  type ApprovalsTools,
  approvalsTools,
  manager,
  step,
} from '../../../tests/support/approvals';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { leaveType } from '../../db/schema/holidays';
import { customer } from '../../db/schema/warehouse';
import { addDays } from '../../engine/time/days';
import { todayHere } from '../../engine/time/todayHere';
import { lawfulStart } from '../holidays/leaveDayRules';
import { orderWorld } from '../orders/testing/orderWorld';

let server: TestServer;
let tools: ApprovalsTools;
beforeAll(async () => {
  server = await buildServer();
  tools = approvalsTools(server);
});
afterAll(() => server.close());
afterEach(() => tools.forgetDefinitions());

const fieldOf = async (type: string, key: string) => {
  const { body } = await server.call(listRequestTypes, {}, 'admin');
  const kind = body.rows.find((row) => row.type === type);
  return kind?.fields.filter((field) => field.key === key) ?? [];
};

test('leave of one type goes another way than the rest', async () => {
  const [exam] = await tools.db.select().from(leaveType).where(eq(leaveType.code, 'EXA'));
  const typeId = exam?.id ?? 0;
  const [field] = await fieldOf('leave', 'typeId');
  expect(field?.choices).toContainEqual({ value: String(typeId), label: exam?.name });
  await tools.define({
    type: 'leave',
    name: 'Exámenes',
    conditions: [{ field: 'typeId', operator: 'is', value: String(typeId) }],
    steps: [step(await tools.byPerson('rrhh'))],
  });
  const { id: personId } = await tools.personOf('empleado');
  const ruling = async (values: Record<string, unknown>) =>
    (await server.call(tryDefinition, { type: 'leave', personId, values }, 'admin')).body;
  expect((await ruling({ typeId: String(typeId) })).definition).toBe('Exámenes');
  expect((await ruling({ typeId: String(typeId + 1) })).definition).toBeNull();
  const today = todayHere();
  const day = lawfulStart(addDays(today, 120), { weekDays: 5, holidays: new Map() });
  const span = { fromDay: day, toDay: day };
  const asked = await server.call(requestLeave, { typeId, ...span }, 'empleado');
  const { chain } = await tools.read(asked.body.requestId, 'empleado');
  const rrhh = await tools.personOf('rrhh');
  expect(chain.flatMap(({ seats }) => seats.map(({ person }) => person.id))).toEqual([rrhh.id]);
});

test('each datum of a request is offered once', async () => {
  const { body } = await server.call(listRequestTypes, {}, 'empleado');
  for (const { fields } of body.rows) {
    const keys = fields.map(({ key }) => key);
    expect(keys).toEqual([...new Set(keys)]);
  }
});

test('orders of one customer are asked for, who is found by name and told by it', async () => {
  const world = await orderWorld(server, 'C');
  const { id, name } = world.customer;
  const asked = { type: 'order', field: 'customerId' };
  const find = async (more: object, as = 'admin') =>
    server.call(searchConditionRecords, { ...asked, ...more }, as);
  const found = { value: String(id), label: name };
  expect((await find({ search: name })).body.rows).toContainEqual(found);
  expect((await find({ value: String(id) })).body.rows).toEqual([found]);
  expect((await find({ value: 'x' })).body.rows).toEqual([]);
  expect((await find({ field: 'units' })).body.rows).toEqual([]);
  expect((await find({ search: name }, 'jefe')).status).toBe(403);
  const conditions = [{ field: 'customerId', operator: 'is', value: String(id) }];
  const steps = [step(await tools.byPerson('supervisor'))];
  const ruling = await tools.define({ type: 'order', name: 'De uno', conditions, steps });
  const { body } = await server.call(listDefinitions, {}, 'admin');
  expect(body.records).toEqual([{ ...found, ...asked }]);
  const { product } = await world.goods(100);
  expect((await world.order([product.id, 1])).awaitsApproval).toBe(true);
  await tools.db.update(customer).set({ active: false }).where(eq(customer.id, id));
  const { position: _position, ...fields } = ruling;
  const again = { ...fields, name: 'De uno solo' };
  expect((await server.call(saveDefinition, again, 'admin')).status).toBe(200);
});

test('a type of leave or a customer that does not exist is refused beside its field', async () => {
  const refused = async (type: string, field: string) => {
    const conditions = [{ field, operator: 'is', value: '999999' }];
    const fields = { type, name: 'De nadie', conditions, steps: [step(manager)] };
    const whole = { ...fields, selfApproval: false, active: true };
    return (await server.call(saveDefinition, whole, 'admin')).error.fields;
  };
  const expected = { 'conditions.0.value': 'Elegí una opción.' };
  expect(await refused('leave', 'typeId')).toEqual(expected);
  expect(await refused('order', 'customerId')).toEqual(expected);
});
