import { z } from 'zod';
import { privateField } from '../core/accion';
import { version } from '../core/id';
import { typedPassword } from '../session/password';
import { signOutcome } from './signature';

/** How somebody signs: what they say of it, and the password that proves that it is them. */
export const signingFields = z.object({
  version,
  outcome: signOutcome,
  reason: privateField(z.string().trim().max(500, 'Usá como mucho 500 caracteres.').default('')),
  clave: typedPassword,
});
