import { z } from 'zod';
import { version } from '../core/id';
import { typedPassword } from '../session/password';
import { signatureRecord, signOutcome } from './signature';

/** How somebody signs: what they say of it, and the password that proves that it is them. */
export const signingFields = z.object({
  version,
  outcome: signOutcome,
  reason: signatureRecord.fields.reason.schema,
  clave: typedPassword,
});
