import { z } from 'zod';
import { secretField } from '../core/accion';

/** Six digits of the telephone's application, or a recovery code; spaces and dashes as people copy them. */
export const oneTimeCode = secretField(
  z
    .string()
    .max(40)
    .overwrite((text) => text.replace(/[\s-]/g, '').toLowerCase())
    .refine(
      (text) => /^(\d{6}|[a-z2-9]{12})$/.test(text),
      'Son seis números, o un código de recuperación.',
    ),
);
