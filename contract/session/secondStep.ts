import { z } from 'zod';
import { instant } from '../core/id';

/** Whether entering asks for a code besides the password. */
export const secondStep = z
  .object({ since: instant.nullable(), codesLeft: z.int() })
  .meta({ id: 'SecondStep' });

export const recoveryCodes = z.object({ codes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' });
