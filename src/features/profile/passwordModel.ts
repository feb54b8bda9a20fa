import { changePassword } from '@contract/session/changePassword';
import { z } from 'zod';

/** The schema is the contract's, with the new password typed twice. */
export const passwordSchema = changePassword.input
  .extend({ repetida: z.string().min(1, 'Repetí la contraseña nueva.') })
  .refine(({ claveNueva, repetida }) => claveNueva === repetida, {
    path: ['repetida'],
    message: 'No coincide con la contraseña nueva.',
    // Both reasons at once, not one after the other.
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
  .refine(({ claveActual, claveNueva }) => claveActual !== claveNueva, {
    path: ['claveNueva'],
    message: 'Elegí una contraseña distinta de la actual.',
  });

export type PasswordForm = z.infer<typeof passwordSchema>;

export const emptyPassword: PasswordForm = { claveActual: '', claveNueva: '', repetida: '' };
