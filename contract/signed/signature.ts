import { z } from 'zod';
import { privateField } from '../core/accion';
import { attachedFile } from '../core/attachedFile';
import * as fields from '../core/fields';
import { day, id, instant, version } from '../core/id';
import { personRef } from '../core/personRef';
import { defineRecord } from '../core/record';

/** A person's word on a paper, and where that stands. */
export const signatureRecord = defineRecord(
  'Signature',
  { one: 'firma', many: 'firmas' },
  {
    reason: fields.text('Motivo', {
      max: [1000, 'Usá como mucho 1.000 caracteres.'],
      optional: true,
      private: true,
    }),
  },
  {
    /** `waiting`: others sign first. `dissented` is a signature too. */
    state: fields.choice('Estado', {
      waiting: 'Espera su turno',
      pending: 'Sin abrir',
      opened: ['Abierto', 'info'],
      signed: ['Firmado', 'success'],
      dissented: ['En disconformidad', 'warning'],
      rejected: ['Rechazado', 'error'],
      cancelled: 'Anulado',
      expired: 'Venció',
    }),
    turn: fields.whole('Turno', { min: 1, max: 50 }),
    openedAt: fields.instant('Abierto'),
    doneAt: fields.instant('Firmó'),
  },
);

const signatureState = signatureRecord.shown.state.schema.meta({ id: 'SignatureState' });

export const signOutcomes = ['signed', 'dissented', 'rejected'] as const;
export const signOutcome = z.enum(signOutcomes).meta({ id: 'SignOutcome' });

/** The thing that a person has to do with a document. */
export const signatureRow = z
  .object({
    id,
    version,
    envelopeId: id,
    title: privateField(z.string()),
    fileName: privateField(z.string()),
    personId: id,
    personName: z.string(),
    docket: z.string(),
    imageUrl: z.string(),
    siteName: z.string(),
    areaName: z.string(),
    state: signatureState,
    turn: z.int(),
    dueOn: day,
    overdue: z.boolean(),
    sentAt: instant,
    openedAt: instant.nullable(),
    doneAt: instant.nullable(),
    changedAt: instant,
  })
  .meta({ id: 'SignatureRow' });

export const signatureDetail = signatureRow
  .extend({
    message: privateField(z.string()),
    sender: personRef.nullable(),
    /** The paper with the seals that it has by now. */
    file: attachedFile,
    /** Why they disagreed or rejected. */
    reason: privateField(z.string()),
    code: privateField(z.string()),
    /** Everybody who signs the same paper, in the order of their turns. */
    signers: z.array(
      z.object({
        person: personRef,
        state: signatureState,
        turn: z.int(),
        doneAt: instant.nullable(),
      }),
    ),
    /** The asker is who signs, and may do so now. */
    maySign: z.boolean(),
    mayDissent: z.boolean(),
  })
  .meta({ id: 'SignatureDetail' });

export type SignatureDetail = z.infer<typeof signatureDetail>;
