import { z } from 'zod';
import { instant } from '../core/id';

/**
 * Anybody who holds a file is told this of it. `intact`: to the last byte the paper as it stands now; `superseded`: the
 * paper as it was before more people signed; `changed`: not what was sealed here, although it begins with it, carries
 * our seal or says that it was; `unrecorded`: sealed here, and not in the records; `unknown`: none of it.
 */
export const verdicts = ['intact', 'superseded', 'changed', 'unrecorded', 'unknown'] as const;

/** The standing of a paper by now, whoever holds it. */
export const standings = [
  'signed',
  'waiting',
  'rejected',
  'cancelled',
  'expired',
  'replaced',
] as const;

const signer = z.object({
  name: z.string(),
  /** "Firmado en conformidad", "Falta firmar"… */
  state: z.string(),
  signed: z.boolean(),
  /** The class of this signature, as it was when it was made. */
  level: z.string().nullable(),
  /** Further notes on its certificate and its time, a line each. */
  notes: z.array(z.string()),
  at: instant.nullable(),
});

export const verification = z
  .object({
    verdict: z.enum(verdicts).nullable(),
    /** The bytes after the paper that a changed file begins with, and the names in the seals over them. */
    added: z.object({ bytes: z.int(), by: z.array(z.string()) }).nullable(),
    paper: z
      .object({
        title: z.string(),
        organisation: z.string(),
        code: z.string(),
        createdAt: instant,
        standing: z.enum(standings),
        /** The code of the paper that is given instead of this one. */
        replacedByCode: z.string().nullable(),
        /** "Firma electrónica…", as the law calls it; null when its signatures are of more than one class. */
        level: z.string().nullable(),
        sha256: z.string(),
        signers: z.array(signer),
      })
      .nullable(),
  })
  .meta({ id: 'Verification' });
