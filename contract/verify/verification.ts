import { z } from 'zod';
import { instant } from '../shared/id';

/**
 * What is said of a paper to anybody who holds it. `intact`: it is the one that was sealed here, to the last byte;
 * `superseded`: it was, and more people signed since; `changed`: it carries a seal but is not what was sealed.
 */
export const verdicts = ['intact', 'superseded', 'changed', 'unknown'] as const;

export const verification = z
  .object({
    verdict: z.enum(verdicts).nullable(),
    paper: z
      .object({
        title: z.string(),
        organisation: z.string(),
        code: z.string(),
        createdAt: instant,
        /** "Firma electrónica…", as the law calls it; null when its signatures are of more than one class. */
        level: z.string().nullable(),
        sha256: z.string(),
        signers: z.array(
          z.object({
            name: z.string(),
            /** "Firmado en conformidad", "Falta firmar"… */
            state: z.string(),
            signed: z.boolean(),
            /** The class of this signature, as it was when it was made. */
            level: z.string().nullable(),
            at: instant.nullable(),
          }),
        ),
      })
      .nullable(),
  })
  .meta({ id: 'Verification' });
