import { z } from 'zod';

/** What may not happen without saying why. */
export const reason = z
  .string()
  .trim()
  .min(3, 'Contá el motivo.')
  .max(300, 'El motivo admite hasta 300 caracteres.');
