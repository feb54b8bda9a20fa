import { z } from 'zod';
import { privateField } from '../core/accion';
import { attachedFile } from '../core/attachedFile';
import { day, fileHash, id, instant, version } from '../core/id';
import { personRef } from '../core/personRef';

/** `together`: all sign the same paper; `turns`: one after another; `each`: everybody a paper of their own. */
export const envelopeWays = ['together', 'turns', 'each'] as const;
export const envelopeStates = [
  'draft',
  'sending',
  'sent',
  'completed',
  'rejected',
  'cancelled',
  'expired',
] as const;
export const envelopeWay = z.enum(envelopeWays).meta({ id: 'EnvelopeWay' });
export const envelopeState = z.enum(envelopeStates).meta({ id: 'EnvelopeState' });

/** Where a signer's field goes: points from the upper left corner of a page as it is seen. */
export const signPlace = z
  .object({
    /** Of the signers, from 0; of `each`, always 0. */
    signer: z.int().min(0).max(49),
    page: z.int().min(1).max(5000),
    x: z.number().min(0).max(15_000),
    y: z.number().min(0).max(15_000),
    width: z.number().min(40).max(2_000),
    height: z.number().min(20).max(2_000),
  })
  .meta({ id: 'SignPlace' });

export const envelopeFields = z.object({
  title: privateField(
    z.string().trim().min(3, 'Ponele un título.').max(120, 'Usá como mucho 120 caracteres.'),
  ),
  message: privateField(z.string().trim().max(1000, 'Como mucho 1.000 caracteres.').default('')),
  way: envelopeWay,
  /** The last day to sign. */
  dueOn: day,
  remindEvery: z.int().min(1, 'Al menos un día.').max(30, 'Hasta 30 días.').nullable().default(3),
  files: z
    .array(
      z.object({
        file: privateField(fileHash),
        name: privateField(z.string().trim().min(1).max(200)),
        places: z.array(signPlace).max(50).default([]),
      }),
    )
    .min(1, 'Agregá el documento que hay que firmar.')
    .max(10, 'Hasta 10 documentos.'),
});

export const envelopeCounts = z
  .object({
    waiting: z.int(),
    pending: z.int(),
    opened: z.int(),
    signed: z.int(),
    dissented: z.int(),
    rejected: z.int(),
    cancelled: z.int(),
    expired: z.int(),
  })
  .meta({ id: 'EnvelopeCounts' });

export const envelopeRow = z
  .object({
    id,
    version,
    title: privateField(z.string()),
    state: envelopeState,
    way: envelopeWay,
    dueOn: day,
    author: personRef.nullable(),
    createdAt: instant,
    sentAt: instant.nullable(),
    files: z.int(),
    people: z.int(),
    /** Of their signatures, how many stand where. */
    counts: envelopeCounts,
  })
  .meta({ id: 'EnvelopeRow' });

export const envelopeActions = ['edit', 'send', 'remove', 'cancel', 'remind'] as const;

export const envelopeDetail = envelopeRow
  .extend({
    message: privateField(z.string()),
    remindEvery: z.int().nullable(),
    endReason: privateField(z.string()),
    attached: z.array(
      z.object({ file: fileHash, shown: attachedFile, places: z.array(signPlace) }),
    ),
    /** The first of them, in order. */
    signers: z.array(personRef.extend({ id, docket: z.string() })),
    actions: z.array(z.enum(envelopeActions)),
  })
  .meta({ id: 'EnvelopeDetail' });

export type EnvelopeDetail = z.infer<typeof envelopeDetail>;
