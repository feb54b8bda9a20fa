import type { Permission } from '@contract/core/permissions';
import type { OrderAction, OrderState } from '@contract/orders/orderState';
import { can } from '@contract/session/can';
import type { Viewer } from '../../engine/acciones/context';

/** The name of its approval. */
export const ORDER = 'order';

export interface OrderFacts {
  state: OrderState;
  stateBeforeHold: OrderState | null;
  pickerId: number | null;
  awaitsApproval: boolean;
}

type Who = Pick<Viewer, 'roles' | 'personId'>;

const mine = (viewer: Who, order: OrderFacts) =>
  order.pickerId !== null && order.pickerId === viewer.personId;
const free = (order: OrderFacts) => order.pickerId === null;

/** In which states an action makes sense, whatever its author. */
const when: Record<OrderAction, readonly OrderState[]> = {
  edit: ['created', 'approved'],
  release: ['created', 'approved'],
  start: ['created', 'approved', 'picking'],
  assign: ['created', 'approved', 'picking'],
  pick: ['picking'],
  finish: ['picking'],
  check: ['picked'],
  pack: ['checked'],
  dispatch: ['packed'],
  deliver: ['dispatched'],
  hold: ['created', 'approved', 'picking', 'picked', 'checked', 'packed'],
  resume: ['onHold'],
  stepBack: ['picking', 'picked', 'checked', 'packed', 'dispatched'],
  // An order on the road comes back first: a step back, then cancelled.
  cancel: ['created', 'approved', 'picking', 'picked', 'checked', 'packed', 'onHold'],
};

/** The flag that each step needs, going forward or undoing it. */
const undoneBy: Partial<Record<OrderState, Permission>> = {
  picking: 'ORDERS.pick',
  picked: 'ORDERS.pick',
  checked: 'ORDERS.check',
  packed: 'ORDERS.check',
  dispatched: 'ORDERS.dispatch',
};

function mayStepBack(viewer: Who, order: OrderFacts): boolean {
  const flag = undoneBy[order.state];
  if (!flag || !can(viewer.roles, flag)) return false;
  // Undoing somebody else's picking is for who plans the work.
  if (flag !== 'ORDERS.pick') return true;
  return mine(viewer, order) || can(viewer.roles, 'ORDERS.create');
}

const allowed: Record<OrderAction, (viewer: Who, order: OrderFacts) => boolean> = {
  edit: ({ roles }) => can(roles, 'ORDERS.create'),
  release: ({ roles }) => can(roles, 'ORDERS.create'),
  start: (viewer, order) =>
    can(viewer.roles, 'ORDERS.pick') &&
    viewer.personId !== null &&
    (free(order) || (mine(viewer, order) && order.state !== 'picking')),
  assign: ({ roles }) => can(roles, 'ORDERS.create'),
  pick: (viewer, order) => can(viewer.roles, 'ORDERS.pick') && mine(viewer, order),
  finish: (viewer, order) => can(viewer.roles, 'ORDERS.pick') && mine(viewer, order),
  check: ({ roles }) => can(roles, 'ORDERS.check'),
  pack: ({ roles }) => can(roles, 'ORDERS.check'),
  dispatch: ({ roles }) => can(roles, 'ORDERS.dispatch'),
  deliver: ({ roles }) => can(roles, 'ORDERS.dispatch'),
  hold: (viewer, order) =>
    can(viewer.roles, 'ORDERS.create') ||
    (can(viewer.roles, 'ORDERS.pick') && order.state === 'picking' && mine(viewer, order)),
  resume: ({ roles }) => can(roles, 'ORDERS.create'),
  stepBack: mayStepBack,
  cancel: ({ roles }) => can(roles, 'ORDERS.cancel'),
};

/** An order that is not approved waits: nobody begins to prepare it. */
const waits = (order: OrderFacts, action: OrderAction) =>
  order.awaitsApproval && (action === 'release' || action === 'start');

export function allowedActions(viewer: Who, order: OrderFacts): OrderAction[] {
  return (Object.keys(when) as OrderAction[]).filter(
    (action) =>
      when[action].includes(order.state) && allowed[action](viewer, order) && !waits(order, action),
  );
}

/** Where a step back leads. */
export function previousState(state: OrderState): OrderState | null {
  const before: Partial<Record<OrderState, OrderState>> = {
    picking: 'created',
    picked: 'picking',
    checked: 'picked',
    packed: 'checked',
    dispatched: 'packed',
  };
  return before[state] ?? null;
}

const stateNames: Record<OrderState, string> = {
  created: 'creado',
  approved: 'aprobado',
  picking: 'en preparación',
  picked: 'preparado',
  checked: 'controlado',
  packed: 'embalado',
  dispatched: 'despachado',
  delivered: 'entregado',
  onHold: 'detenido',
  cancelled: 'cancelado',
};

/** Why an action that was asked for is not among the allowed ones. */
export function refusal(order: OrderFacts, action: OrderAction): string {
  if (!when[action].includes(order.state)) {
    return `El pedido está ${stateNames[order.state]}: ya no se puede hacer eso.`;
  }
  if (waits(order, action)) {
    return 'El pedido espera aprobación: todavía no se puede preparar.';
  }
  if (action === 'start') return 'El pedido ya lo tomó otra persona.';
  if (action === 'pick' || action === 'finish') {
    return 'El pedido no está a tu nombre: tomalo antes de prepararlo.';
  }
  return 'Ese paso le corresponde a otra persona.';
}
