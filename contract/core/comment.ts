import { z } from 'zod';
import { privateField } from './accion';
import { attachedFile } from './attachedFile';
import { fileHash, id, instant } from './id';
import { personRef } from './personRef';

/** A comment was written beside a record, with its files. */
export const recordComment = z
  .object({
    id,
    author: personRef,
    body: z.string(),
    files: z.array(attachedFile),
    createdAt: instant,
    canDelete: z.boolean(),
  })
  .meta({ id: 'RecordComment' });

/** How many files go with one comment. */
export const MOST_FILES = 5;

/** Words, files, or both. */
export const commentFields = {
  body: privateField(
    z.string().trim().max(1000, 'El comentario admite hasta 1.000 caracteres.').default(''),
  ),
  files: z
    .array(fileHash)
    .max(MOST_FILES, `Un comentario admite hasta ${MOST_FILES} archivos.`)
    .default([]),
};

/** The page of comments that is asked for; the newest come first. */
export const commentPage = {
  page: z.int().min(1).max(100_000).default(1),
  size: z.int().min(1).max(100).default(20),
};
