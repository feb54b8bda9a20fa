import { listImportRows } from '@contract/imports/importAcciones';
import { deactivatePerson } from '@contract/users/deactivatePerson';
import { getEmployee, previewLeaving } from '@contract/users/personAcciones';
import { and, desc, eq, isNotNull, ne } from 'drizzle-orm';
import { approvalsTools, manager, step } from '../../../tests/support/approvals';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { importsOf } from '../../../tests/support/importsOf';
import { anyOf } from '../../db/anyOf';
import { approvalDelegation, approvalEvent } from '../../db/schema/approvals';
import { auditEntry } from '../../db/schema/audit';
import { notification } from '../../db/schema/events';
import { warehouseOrder } from '../../db/schema/orders';
import { area, person } from '../../db/schema/organisation';
import { personHistory } from '../../db/schema/people';
import { addDays } from '../../engine/time/days';
import { todayAt } from '../../engine/time/todayAt';

let server: TestServer;
let tools: ReturnType<typeof approvalsTools>;
beforeAll(async () => {
  server = await buildServer();
  tools = approvalsTools(server);
});
afterAll(() => server.close());

const database = () => server.services.database.db;
const bellOf = async (accountId: number) => {
  const [row] = await database()
    .select()
    .from(notification)
    .where(and(eq(notification.accountId, accountId), eq(notification.type, 'people.handover')))
    .orderBy(desc(notification.id));
  return row;
};

async function leaving(username: string) {
  const who = await tools.personOf(username);
  const { body } = await server.call(getEmployee, { id: who.id }, 'admin');
  const leaveDate = await todayAt(database(), who.siteId);
  return { who, ask: { id: who.id, version: body.version, leaveDate, reason: 'Renuncia' } };
}

test('the team, the areas and the orders of whoever leaves go to whom was chosen, who is told once', async () => {
  const { who: boss, ask } = await leaving('jefe');
  const taker = await tools.personOf('operario');
  const db = database();
  await db.update(area).set({ headId: boss.id }).where(eq(area.id, boss.areaId));
  const inHand = and(eq(warehouseOrder.siteId, boss.siteId), eq(warehouseOrder.state, 'created'));
  const [order] = await db.select().from(warehouseOrder).where(inHand).limit(1);
  const its = eq(warehouseOrder.id, order?.id ?? 0);
  await db.update(warehouseOrder).set({ pickerId: boss.id }).where(its);
  const asked = { id: boss.id, leaveDate: ask.leaveDate };
  const { body: outlook } = await server.call(previewLeaving, asked, 'admin');
  const team = await db.$count(person, eq(person.managerId, boss.id));
  const held = outlook.held.filter(({ kind }) => ['team', 'areas', 'orders'].includes(kind));
  expect(held.map(({ kind, count }) => [kind, count])).toEqual([
    ['team', team],
    ['areas', expect.any(Number)],
    ['orders', 1],
  ]);
  const handover = held.map(({ kind }) => ({ kind, personId: taker.id }));
  const left = await server.call(deactivatePerson, { ...ask, handover }, 'admin');
  expect(left.status).toBe(200);
  const planned = await db
    .select({ personId: personHistory.personId, managerId: personHistory.managerId })
    .from(personHistory)
    .where(
      and(
        eq(personHistory.kind, 'manager'),
        eq(personHistory.effectiveFrom, addDays(ask.leaveDate, 1)),
        isNotNull(personHistory.managerId),
      ),
    );
  expect(planned).toHaveLength(team);
  const own = planned.filter(({ personId }) => personId === taker.id);
  expect(own).toEqual([{ personId: taker.id, managerId: boss.managerId }]);
  expect(new Set(planned.map(({ managerId }) => managerId))).toEqual(
    new Set([taker.id, boss.managerId]),
  );
  expect(await db.$count(area, eq(area.headId, boss.id))).toBe(0);
  const [moved] = await db.select().from(warehouseOrder).where(its);
  expect(moved?.pickerId).toBe(taker.id);
  expect((await bellOf(taker.accountId))?.body).toContain(`${team} personas a tu cargo`);
  const audits = await db
    .selectDistinct({ entity: auditEntry.entity })
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.accion, deactivatePerson.name),
        anyOf(auditEntry.entity, ['person', 'area', 'order']),
      ),
    );
  expect(audits).toHaveLength(3);
});

test('what waits for their decision is decided by another, and so is what others left to them', async () => {
  await tools.define({ steps: [step(manager)] });
  const { id: requestId } = await tools.ask('empleado');
  const { who, ask } = await leaving('supervisor');
  const [taker, giver] = [await tools.personOf('rrhh'), await tools.personOf('admin')];
  const db = database();
  const days = { fromDay: ask.leaveDate, untilDay: addDays(ask.leaveDate, 3) };
  await db
    .insert(approvalDelegation)
    .values({ ...days, fromAccountId: giver.accountId, toAccountId: who.accountId });
  const clerk = await tools.personOf('empleado');
  const kinds = ['approvals', 'delegations'] as const;
  const to = (personId: number) => ({
    ...ask,
    handover: kinds.map((kind) => ({ kind, personId })),
  });
  const refused = await server.call(deactivatePerson, to(clerk.id), 'admin');
  expect([refused.status, refused.error.message]).toEqual([
    409,
    'No puede aprobar en Andén: elegí a otra persona para las aprobaciones.',
  ]);
  expect((await tools.personOf('supervisor')).leaveDate).toBeNull();
  const himself = await server.call(deactivatePerson, to(who.id), 'admin');
  expect(himself.status).toBe(409);
  const left = await server.call(deactivatePerson, to(taker.id), 'admin');
  expect(left.status).toBe(200);
  const events = await db
    .select({ kind: approvalEvent.kind })
    .from(approvalEvent)
    .where(eq(approvalEvent.requestId, requestId));
  expect(events.map(({ kind }) => kind)).toContain('handedOver');
  const { version } = await tools.read(requestId, 'rrhh');
  expect((await tools.approve(requestId, version, 'rrhh')).status).toBe(200);
  const [given] = await db.select().from(approvalDelegation);
  expect(given?.toAccountId).toBe(taker.accountId);
  expect((await bellOf(taker.accountId))?.title).toBe(
    `Seguís con lo de ${who.lastName}, ${who.firstName}`,
  );
});

test('a file that ends the work of somebody with a team says so before it is imported', async () => {
  const [head] = await database()
    .select({ docket: person.docket })
    .from(person)
    .where(and(eq(person.position, 'Jefa de depósito'), ne(person.docket, '')));
  const brought = importsOf(server);
  const { body } = await brought.prepare(
    `Legajo;Fecha de egreso;Motivo de egreso\n${head?.docket};31/12/2099;Renuncia`,
  );
  const { body: rows } = await server.call(listImportRows, { id: body.id, warned: true }, 'admin');
  expect(rows.rows[0]?.warnings[0]?.message).toMatch(/^Deja sin quien siga: \d+ personas a cargo/);
});
