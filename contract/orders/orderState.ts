import { z } from 'zod';

export const orderStates = [
  'created',
  'approved',
  'picking',
  'picked',
  'checked',
  'packed',
  'dispatched',
  'delivered',
  'onHold',
  'cancelled',
] as const;
export const orderState = z.enum(orderStates);
export type OrderState = z.infer<typeof orderState>;

/** Nothing more happens to an order in these. */
export const finalStates: readonly OrderState[] = ['delivered', 'cancelled'];

/** The actions that somebody may do with an order now; the server decides, the screen only draws. */
export const orderActions = [
  'edit',
  'release',
  'start',
  'assign',
  'pick',
  'finish',
  'check',
  'pack',
  'dispatch',
  'deliver',
  'hold',
  'resume',
  'stepBack',
  'cancel',
] as const;
export const orderAction = z.enum(orderActions);
export type OrderAction = z.infer<typeof orderAction>;

/** Where goes what a customer did not receive: back to its shelves, or into another order that is packed already. */
export const orderRests = ['stock', 'order'] as const;
export const orderRest = z.enum(orderRests);
export type OrderRest = z.infer<typeof orderRest>;
