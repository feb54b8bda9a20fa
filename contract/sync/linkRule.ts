import { z } from 'zod';

/** Formats in which other systems write a day; empty where the usual ones are told apart by themselves. */
export const dayFormats = [
  'dd/MM/yyyy',
  'MM/dd/yyyy',
  'dd/MM/yy',
  'yyyyMMdd',
  'ddMMyyyy',
  'yyyy-MM-dd',
] as const;

/** How one datum of an import is made of a row of the file. */
export const linkRule = z
  .object({
    /** The column of the import. */
    key: z.string().min(1).max(60),
    from: z.enum(['column', 'constant', 'none']),
    /** The title in the file, of `column`. */
    column: z.string().trim().max(200),
    /** The datum by which the file names it, such as a DNI in place of a docket; empty where it is the datum itself. */
    lookup: z.string().max(40),
    /** Every row says this, of `constant`. */
    constant: z.string().trim().max(500),
    table: z
      .array(z.object({ from: z.string().trim().max(200), to: z.string().trim().max(200) }))
      .max(300),
    /** Says what becomes of a value that the table does not name. */
    otherwise: z.enum(['keep', 'refuse']),
    day: z.enum(['', ...dayFormats]),
    /** How decimals are written: 1.234,56 or 1,234.56. */
    number: z.enum(['', 'comma', 'point']),
    /** Digits that a code has at least, with zeros in front. */
    digits: z.int().min(0).max(30),
  })
  .meta({ id: 'LinkRule' });

export type LinkRule = z.infer<typeof linkRule>;
