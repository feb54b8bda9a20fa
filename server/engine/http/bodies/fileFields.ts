import { mostBytesOf } from '@contract/files/fileInput';
import { z } from 'zod';
import type { FileFields } from './openForm';

/** This finds the fields of an input that bring a file, and how large the contract lets it be. */
export function fileFieldsOf(input: z.ZodObject): FileFields {
  const shape: Record<string, z.ZodType> = input.shape;
  return new Map(
    Object.entries(shape).flatMap(([name, schema]) => {
      const most = mostBytesOf(schema);
      return most === null ? [] : [[name, most] as const];
    }),
  );
}

const rests = new WeakMap<z.ZodObject, z.ZodObject>();

/** The same input without its files. */
export function withoutFiles(input: z.ZodObject): z.ZodObject {
  const known = rests.get(input);
  if (known) return known;
  const files = fileFieldsOf(input);
  const shape: Record<string, z.ZodType> = input.shape;
  const rest = z.object(
    Object.fromEntries(Object.entries(shape).filter(([name]) => !files.has(name))),
  );
  rests.set(input, rest);
  return rest;
}
