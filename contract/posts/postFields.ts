import { z } from 'zod';
import { flag, instant, own, text } from '../core/fields';
import { fileHash } from '../core/id';
import { defineRecord, type RecordValues, recordFields } from '../core/record';
import { audience } from './post';

const images = z
  .array(z.object({ hash: fileHash, alt: z.string().trim().max(200).default('') }))
  .max(8, 'Podés agregar hasta 8 imágenes.')
  .default([]);

const files = z
  .array(z.object({ hash: fileHash, name: z.string().trim().min(1).max(200) }))
  .max(4, 'Podés agregar hasta 4 PDF.')
  .default([]);

/** A person writes these fields of a post. */
export const postRecord = defineRecord(
  'Post',
  { one: 'publicación', many: 'publicaciones' },
  {
    title: text('Título', {
      min: [1, 'Poné un título.'],
      max: [120, 'El título admite hasta 120 caracteres.'],
    }),
    body: text('Texto', {
      max: [5000, 'El texto admite hasta 5.000 caracteres.'],
      rows: 5,
      optional: true,
      none: 'Sin texto',
    }),
    audience: own('Para quién', audience, { kind: 'all' }),
    pinned: flag('Fijar arriba del muro', { byDefault: false }),
    expiresAt: instant('Vence', { optional: true, none: 'Sin vencimiento' }),
    asksConfirmation: flag('Pedir que confirmen la lectura', { byDefault: false }),
    images: own('Imágenes', images, []),
    files: own('PDF', files, []),
  },
);

export const postFields = recordFields(postRecord);
export type PostFields = RecordValues<typeof postRecord>;
