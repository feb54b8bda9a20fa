import { z } from 'zod';

/** The reason of a change that may not happen unless it is given. */
export const reason = z
  .string()
  .trim()
  .min(3, 'Contá el motivo.')
  .max(300, 'El motivo admite hasta 300 caracteres.');
