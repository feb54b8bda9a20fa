import type { OrderState } from './orderState';

/** How people call the states of an order, on screen and in files alike. */
export const orderStateLabels: Readonly<Record<OrderState, string>> = {
  created: 'Creado',
  approved: 'Aprobado',
  picking: 'En preparación',
  picked: 'Preparado',
  checked: 'Controlado',
  packed: 'Embalado',
  dispatched: 'Despachado',
  delivered: 'Entregado',
  onHold: 'Detenido',
  cancelled: 'Cancelado',
};

export const orderPriorityLabels: Readonly<Record<number, string>> = {
  1: 'Urgente',
  2: 'Alta',
  3: 'Normal',
  4: 'Baja',
};
