import { z } from 'zod';

const groups = 5;

/** The code as it is printed, "ABCD-EFGH-…", however it was typed; null where it cannot be one. */
export function paperCode(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[\s.\-–—_]/g, '');
  if (!/^[A-Z0-9]+$/.test(letters) || letters.length !== groups * 4) return null;
  return letters.match(/.{4}/g)?.join('-') ?? null;
}

export const codeForm = z.object({
  code: z.string().refine((typed) => paperCode(typed) !== null, {
    error: 'El código tiene 20 letras y números, en cinco grupos de cuatro.',
  }),
});

export type CodeValues = z.input<typeof codeForm>;
