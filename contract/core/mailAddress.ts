import { z } from 'zod';

export const mailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(200)
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'No es una dirección de correo.');
