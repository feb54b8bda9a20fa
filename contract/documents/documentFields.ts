import { z } from 'zod';
import { privateField } from '../core/accion';
import { choice, day, flag, instant, ref, text } from '../core/fields';
import { fileHash } from '../core/id';
import { defineRecord, recordFields } from '../core/record';

/** The words on a document, apart from the file itself, and where it stands. */
export const documentRecord = defineRecord(
  'Document',
  { one: 'documento', many: 'documentos' },
  {
    typeId: ref('Tipo'),
    title: text('Título', { min: [1, 'Ponele un título.'], max: 120, private: true }),
    /** The last day on which it is good. */
    expiresOn: day('Vale hasta', { optional: true, none: 'No vence' }),
  },
  {
    /** `none`: it never expires. */
    validity: choice('Vigencia', {
      none: 'No vence',
      valid: ['Vigente', 'success'],
      expiring: ['Por vencer', 'warning'],
      expired: ['Vencido', 'error'],
    }),
    /** The signing of its last version; `none`: nobody asked for it. */
    signing: choice('Firma', {
      none: 'No se pidió',
      sending: 'Por enviar a firmar',
      pending: ['Para firmar', 'info'],
      signed: ['Firmado', 'success'],
      dissented: ['En disconformidad', 'warning'],
      rejected: ['Rechazado', 'error'],
      expired: ['Venció sin firma', 'error'],
      cancelled: 'Firma anulada',
    }),
    /** Its person left longer ago than its type is kept. */
    overdue: flag('Guarda cumplida'),
    /** When its last version came. */
    changedAt: instant('Última versión'),
  },
);

export const documentFields = recordFields(documentRecord);

/** A file that `archivo.subir` brought with the purpose `document`, and why. */
export const documentFile = z.object({
  file: privateField(fileHash),
  note: privateField(z.string().trim().max(300, 'Usá como mucho 300 caracteres.').default('')),
});
