import { z } from 'zod';

/** A field that may stay empty; the schema stands first, because the first of a union words what is wrong. */
export const orEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([schema, z.literal('')]);
