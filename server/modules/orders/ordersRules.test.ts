import type { OrderAction, OrderState } from '@contract/orders/orderState';
import { orderStates } from '@contract/orders/orderState';
import { seedRoles } from '../../seed/roles';
import { allowedActions, previousState, refusal } from './ordersRules';

const boss = { roles: seedRoles.jefe.flags, personId: 1 };
const picker = { roles: seedRoles.operario.flags, personId: 2 };
const colleague = { roles: seedRoles.operario.flags, personId: 3 };
const stranger = { roles: seedRoles.empleado.flags, personId: 4 };

const order = (state: OrderState, pickerId: number | null = null) => ({
  state,
  stateBeforeHold: state === 'onHold' ? ('picking' as const) : null,
  pickerId,
  awaitsApproval: false,
});
const may = (who: typeof boss, state: OrderState, pickerId: number | null = null) =>
  allowedActions(who, order(state, pickerId));

test('who plans the work may do all that each step allows', () => {
  expect(may(boss, 'created')).toEqual(['edit', 'release', 'start', 'assign', 'hold', 'cancel']);
  expect(may(boss, 'picked')).toEqual(['check', 'hold', 'stepBack', 'cancel']);
  expect(may(boss, 'packed')).toEqual(['dispatch', 'hold', 'stepBack', 'cancel']);
  expect(may(boss, 'onHold')).toEqual(['resume', 'cancel']);
});

test('a picker takes what is free, prepares what is theirs and checks what others prepared', () => {
  expect(may(picker, 'created')).toEqual(['start']);
  expect(may(picker, 'picking')).toEqual(['start']);
  expect(may(picker, 'picking', 2)).toEqual(['pick', 'finish', 'hold', 'stepBack']);
  expect(may(picker, 'picked', 3)).toEqual(['check']);
  expect(may(picker, 'checked', 3)).toEqual(['pack', 'stepBack']);
  expect(may(picker, 'packed', 2)).toEqual(['stepBack']);
});

test('nobody touches what another one is preparing', () => {
  expect(may(colleague, 'picking', 2)).toEqual([]);
  expect(may(colleague, 'created', 2)).toEqual([]);
  expect(may(boss, 'picking', 2)).toEqual(['assign', 'hold', 'stepBack', 'cancel']);
});

test('what is delivered or cancelled stays so, and what is on the road is not cancelled', () => {
  for (const state of ['delivered', 'cancelled'] as const) expect(may(boss, state)).toEqual([]);
  expect(may(boss, 'dispatched')).toEqual(['deliver', 'stepBack']);
});

test('without the flag there is nothing to do, in any state', () => {
  for (const state of orderStates) expect(may(stranger, state, 4)).toEqual([]);
});

test('a step back leads to the step before, and only from steps that have one', () => {
  const backwards = orderStates.filter((state) => previousState(state) !== null);
  expect(backwards).toEqual(['picking', 'picked', 'checked', 'packed', 'dispatched']);
  for (const state of orderStates) {
    const offered = allowedActions(boss, order(state, 1)).includes('stepBack');
    expect([state, offered]).toEqual([state, previousState(state) !== null]);
  }
});

test('what waits for approval is not begun, by nobody, and it says so', () => {
  const waiting = { ...order('created'), awaitsApproval: true };
  expect(allowedActions(boss, waiting)).toEqual(['edit', 'assign', 'hold', 'cancel']);
  expect(allowedActions(picker, waiting)).toEqual([]);
  expect(refusal(waiting, 'release')).toContain('espera aprobación');
  expect(refusal(waiting, 'start')).toContain('espera aprobación');
});

test('a refusal says what stands in the way', () => {
  const why = (state: OrderState, action: OrderAction) => refusal(order(state, 2), action);
  expect(why('delivered', 'cancel')).toContain('entregado');
  expect(why('picking', 'start')).toContain('otra persona');
  expect(why('picking', 'pick')).toContain('a tu nombre');
});
