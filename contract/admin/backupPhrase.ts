import { z } from 'zod';
import { secretField } from '../core/accion';

/** A copy is encrypted with this before it leaves the server. */
export const backupPhrase = secretField(
  z.string().min(12, 'Usá al menos 12 caracteres.').max(200, 'Usá como mucho 200 caracteres.'),
);
