import { z } from 'zod';
import { id } from '../core/id';

/** The kinds that the search of everything tells apart, in the order in which they are shown. */
export const foundKinds = [
  'person',
  'approval',
  'request',
  'order',
  'customer',
  'product',
  'location',
  'arrival',
  'stockCount',
  'visit',
  'leave',
  'news',
  'reimbursement',
  'rendition',
  'document',
  'receipt',
  'loan',
  'envelope',
  'signature',
  'post',
] as const;
export type FoundKind = (typeof foundKinds)[number];

const foundRow = z
  .object({
    id,
    title: z.string(),
    /** The words that tell it from its namesakes. */
    detail: z.string(),
    /** Where it stands in the client. */
    link: z.string(),
    imageUrl: z.string().nullable(),
  })
  .meta({ id: 'FoundRow' });
export type FoundRow = z.infer<typeof foundRow>;

/** A page of the product as a card, for whoever may open it; without a word of it for everybody else. */
const recordCard = z
  .object({
    path: z.string(),
    /** "Pedidos". */
    label: z.string(),
    found: foundRow.nullable(),
  })
  .meta({ id: 'RecordCard' });
export type RecordCard = z.infer<typeof recordCard>;

export const recordCards = z.object({ cards: z.array(recordCard) }).meta({ id: 'RecordCards' });

const foundGroup = z
  .object({
    kind: z.enum(foundKinds),
    label: z.string(),
    rows: z.array(foundRow),
    total: z.int().min(0),
    /** True where counting stopped early: there are at least `total`. */
    atLeast: z.boolean(),
    /** The module's own list with these words; null where it has none that takes them. */
    all: z.string().nullable(),
    /** It took too long and was left out of this answer. */
    late: z.boolean(),
  })
  .meta({ id: 'FoundGroup' });
export type FoundGroup = z.infer<typeof foundGroup>;

export const found = z.object({ groups: z.array(foundGroup) }).meta({ id: 'Found' });
