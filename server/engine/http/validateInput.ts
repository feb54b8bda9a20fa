import { spanishErrors } from '@contract/core/spanishErrors';
import { z } from 'zod';
import { coerceText } from './coerceText';
import { invalid } from './fault';
import type { WmsCall } from './transport';

z.config({ customError: spanishErrors });

const strict = new WeakMap<z.ZodObject, z.ZodObject>();

function strictOf(schema: z.ZodObject): z.ZodObject {
  const known = strict.get(schema) ?? schema.strict();
  strict.set(schema, known);
  return known;
}

function pathOf(issue: z.core.$ZodIssue): string {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') path.push(issue.keys[0] ?? '');
  return path.join('.') || 'general';
}

/** The contract's own schema decides; the answer names each field that is wrong. */
export function validateInput(
  schema: z.ZodObject,
  call: Pick<WmsCall, 'fields' | 'textual'>,
): unknown {
  const fields = call.textual ? coerceText(schema, call.fields) : call.fields;
  const result = strictOf(schema).safeParse(fields);
  if (result.success) return result.data;
  const found: Record<string, string> = {};
  for (const issue of result.error.issues) found[pathOf(issue)] ??= issue.message;
  throw invalid(found);
}
