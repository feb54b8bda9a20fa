import { orderPriorityLabels, orderStateLabels } from '@contract/orders/orderLabels';
import type { OrderState } from '@contract/orders/orderState';
import type { IconName } from '@/components/icons/icons';
import type {
  Availability,
  Order,
  OrderEvent,
  OrderRow,
} from '@/services/wms/generated/orders.gen';
import { formatNumber } from '@/utils/numbers';

export type OrderAction = OrderRow['actions'][number];

export const stateLabels = orderStateLabels;

/** Only what asks for attention or is over has a tone of its own. */
export const stateTones: Readonly<
  Record<OrderState, 'default' | 'info' | 'primary' | 'success' | 'warning' | 'error'>
> = {
  created: 'default',
  approved: 'default',
  picking: 'info',
  picked: 'info',
  checked: 'info',
  packed: 'primary',
  dispatched: 'primary',
  delivered: 'success',
  onHold: 'warning',
  cancelled: 'default',
};

export const priorityLabels = orderPriorityLabels;

export const priorityOptions = [1, 2, 3, 4].map((value) => ({
  value,
  label: priorityLabels[value] ?? '',
}));

export const actionLabels: Readonly<Record<OrderAction, { label: string; icon: IconName }>> = {
  pick: { label: 'Seguir preparando', icon: 'qr' },
  start: { label: 'Preparar', icon: 'qr' },
  release: { label: 'Liberar', icon: 'send' },
  finish: { label: 'Terminar preparación', icon: 'check' },
  check: { label: 'Controlar', icon: 'counts' },
  pack: { label: 'Embalar', icon: 'orders' },
  dispatch: { label: 'Despachar', icon: 'shipping' },
  deliver: { label: 'Registrar entrega', icon: 'sign' },
  resume: { label: 'Reanudar', icon: 'undo' },
  assign: { label: 'Asignar', icon: 'person' },
  edit: { label: 'Editar', icon: 'edit' },
  hold: { label: 'Detener', icon: 'lock' },
  stepBack: { label: 'Volver un paso', icon: 'undo' },
  cancel: { label: 'Cancelar pedido', icon: 'close' },
};

const forward: readonly OrderAction[] = [
  'pick',
  'check',
  'pack',
  'dispatch',
  'deliver',
  'resume',
  'start',
  'release',
];

/** The next step, as one button; all the rest goes into the menu. */
export function splitActions(actions: readonly OrderAction[]) {
  const main = forward.find((action) => actions.includes(action)) ?? null;
  const order = Object.keys(actionLabels) as OrderAction[];
  // Finishing stands at the end of the picking itself, where it can be seen what is missing.
  const rest = order.filter(
    (action) => actions.includes(action) && action !== main && action !== 'finish',
  );
  return { main, rest };
}

/** "2026-11-21" as people write it; a day has no zone. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${date}/${month}/${year}`;
}

const told: Readonly<Record<string, string>> = {
  create: 'Creó el pedido',
  edit: 'Cambió el pedido',
  release: 'Lo liberó para preparar',
  start: 'Lo tomó para preparar',
  assign: 'Cambió quién lo prepara',
  short: 'Cerró una línea incompleta',
  substitute: 'Reemplazó un producto',
  return: 'Devolvió lo tomado de una línea',
  finish: 'Terminó la preparación',
  check: 'Controló el pedido',
  pack: 'Lo embaló',
  dispatch: 'Lo despachó',
  deliver: 'Registró la entrega',
  deliverPart: 'Registró la entrega de una parte',
  refuseDelivery: 'No lo quisieron recibir',
  missDelivery: 'Fue a entregarlo y no había nadie',
  createRest: 'Lo armó con lo que no se entregó',
  hold: 'Lo detuvo',
  resume: 'Lo reanudó',
  approve: 'Aprobó el pedido',
  refuse: 'Quedó detenido sin aprobar',
  cancel: 'Canceló el pedido',
};

export function eventText({ action, toState }: Pick<OrderEvent, 'action' | 'toState'>): string {
  if (action === 'stepBack' && toState) {
    return `Lo volvió a «${stateLabels[toState].toLowerCase()}»`;
  }
  return told[action] ?? 'Cambió el pedido';
}

/** "Disponible 12 · reservado 5". */
export const availabilityText = ({ available, reserved }: Availability) =>
  reserved > 0
    ? `Disponible ${formatNumber(available)} · reservado ${formatNumber(reserved)}`
    : `Disponible ${formatNumber(available)}`;

/** The words for asking more than there is; null where it is enough. */
export function shortageText({ available }: Availability, asked: number): string | null {
  if (asked <= available) return null;
  if (available === 0) return `Pedís ${formatNumber(asked)} y no hay disponibles`;
  const there = available === 1 ? 'hay 1 disponible' : `hay ${formatNumber(available)} disponibles`;
  return `Pedís ${formatNumber(asked)} y ${there}`;
}

/** The quantity of a line that is still to be picked. */
export const missing = (line: { quantity: number; pickedQuantity: number }) =>
  line.quantity - line.pickedQuantity;

export const isClosed = (line: Order['lines'][number]) =>
  missing(line) === 0 || line.shortReason !== null;
