import type { Field } from '@contract/core/field';
import { z } from 'zod';
import { orEmpty } from '../form/orEmpty';

const chosen = 'Elegí una opción.';

/** Spaces alone are nothing. */
const blank = z.string().regex(/^\s*$/);

function typedWhole({ min = 0, max = 0, words }: Field): z.ZodType {
  const within = (text: string) =>
    /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max;
  return z.string().trim().refine(within, words);
}

function filledOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'whole':
      return typedWhole(field);
    case 'choice':
      return z.enum(Object.keys(field.labels ?? {}), chosen);
    case 'ref':
      return z.number(chosen).int().positive();
    default:
      return field.filled;
  }
}

/** How a form checks a field: as the server does, on what was typed. */
export function formSchemaOf(field: Field): z.ZodType {
  const filled = filledOf(field);
  if (!field.optional || field.kind === 'flag') return filled;
  if (field.kind === 'text') return z.union([filled, blank]);
  // A picker leaves null where nobody is chosen.
  return field.kind === 'ref' ? orEmpty(filled).nullable() : orEmpty(filled);
}

/** What a form holds of what is stored; nothing stored yet is what a new record begins with. */
export function toForm(field: Field, stored: unknown): unknown {
  const value = stored === undefined ? field.initial : stored;
  if (value === null || value === undefined) return '';
  return field.kind === 'whole' ? String(value) : value;
}

/** What an accion takes of what a form holds. */
export function toInput(field: Field, held: unknown): unknown {
  if (field.kind === 'text') {
    const text = String(held).trim();
    return text === '' && field.schema.safeParse(null).success ? null : text;
  }
  if (held === '') return null;
  return field.kind === 'whole' ? Number(held) : held;
}
