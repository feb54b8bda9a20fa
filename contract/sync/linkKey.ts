import { z } from 'zod';

/** The whole value of a header, as the other system wants it. */
export const linkKey = z
  .string()
  .trim()
  .min(1, 'Escribí la clave.')
  .max(2000)
  .regex(/^[\x20-\x7e]+$/, 'Usá letras sin acento, números y signos, en un solo renglón.');
