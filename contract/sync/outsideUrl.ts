import { z } from 'zod';

/** An address of another system; whether it may be asked is judged by the server. */
export const outsideUrl = z
  .string()
  .trim()
  .max(500)
  .regex(/^https?:\/\/\S+$/i, 'Es una dirección como https://sistema.ejemplo.com/datos.');
