import { z } from 'zod';
import { id, instant } from '../core/id';
import { personRef } from '../core/personRef';

export const postComment = z
  .object({
    id,
    postId: id,
    author: personRef,
    body: z.string(),
    createdAt: instant,
    canDelete: z.boolean(),
  })
  .meta({ id: 'PostComment' });

export const commentBody = z
  .string()
  .trim()
  .min(1, 'Escribí un comentario.')
  .max(1000, 'El comentario admite hasta 1.000 caracteres.');
