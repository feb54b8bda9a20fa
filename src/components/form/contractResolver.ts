import { spanishErrors } from '@contract/core/spanishErrors';
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import { z } from 'zod';

// The server words its refusals with the same function.
z.config({ customError: spanishErrors });

/** Checks a form with the contract's schema, in the words of the server; the form keeps what was typed. */
export function contractResolver<Values extends FieldValues>(
  schema: z.ZodType<unknown, Values>,
): Resolver<Values> {
  return zodResolver(schema, undefined, { raw: true });
}
