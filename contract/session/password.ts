import { z } from 'zod';
import { secretField } from '../core/accion';

/** A new password must meet this; signing in takes whatever was typed. */
export const newPassword = secretField(
  z.string().min(10, 'Usá al menos 10 caracteres.').max(200, 'Usá como mucho 200 caracteres.'),
);
export const typedPassword = secretField(z.string().min(1, 'Escribí tu contraseña.').max(200));
