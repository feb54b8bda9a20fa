import { spanishErrors } from '@contract/shared/spanishErrors';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';

// The server words its refusals with the same function.
z.config({ customError: spanishErrors });

/** Checks a form with the contract's schema, in the words of the server. */
export const contractResolver: typeof zodResolver = zodResolver;
