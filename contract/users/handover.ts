import { z } from 'zod';
import { id } from '../core/id';

/** Others have these from somebody who leaves, and somebody else takes them over. */
export const handoverKinds = [
  'team',
  'areas',
  'orders',
  'counts',
  'approvals',
  'delegations',
] as const;
export type HandoverKind = (typeof handoverKinds)[number];

const words: Record<HandoverKind, readonly [one: string, many: string]> = {
  team: ['persona a cargo', 'personas a cargo'],
  areas: ['área que conduce', 'áreas que conduce'],
  orders: ['pedido asignado', 'pedidos asignados'],
  counts: ['conteo a su nombre', 'conteos a su nombre'],
  approvals: ['solicitud que espera su decisión', 'solicitudes que esperan su decisión'],
  delegations: ['delegación recibida', 'delegaciones recibidas'],
};

/** "12 personas a cargo". */
export const heldText = (kind: HandoverKind, count: number): string =>
  `${count} ${words[kind][count === 1 ? 0 : 1]}`;

const told: Record<HandoverKind, readonly [one: string, many: string]> = {
  team: ['persona a tu cargo', 'personas a tu cargo'],
  areas: ['área para conducir', 'áreas para conducir'],
  orders: ['pedido', 'pedidos'],
  counts: ['conteo', 'conteos'],
  approvals: ['solicitud que espera tu decisión', 'solicitudes que esperan tu decisión'],
  delegations: ['delegación', 'delegaciones'],
};

/** The same, to whoever takes it over: "12 personas a tu cargo". */
export const takenText = (kind: HandoverKind, count: number): string =>
  `${count} ${told[kind][count === 1 ? 0 : 1]}`;

export const heldThings = z
  .object({
    kind: z.enum(handoverKinds),
    count: z.int(),
    /** The first of them. */
    names: z.array(z.string()),
  })
  .meta({ id: 'HeldThings' });

/** The person who takes over each kind; kinds that are not named stay as they are. */
export const handover = z
  .array(z.object({ kind: z.enum(handoverKinds), personId: id }))
  .max(handoverKinds.length);
