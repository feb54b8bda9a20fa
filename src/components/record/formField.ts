import type { Field } from '@contract/core/field';
import { z } from 'zod';
import { orEmpty } from '../form/orEmpty';

/** What is not chosen yet is a fault like any other: those between fields are still looked for. */
const unchosen = z.literal('').refine(() => false, 'Elegí una opción.');

function typedWhole({ min = 0, max = 0 }: Field): z.ZodType {
  const within = (text: string) =>
    /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max;
  return z.string().trim().refine(within, `Va de ${min} a ${max}.`);
}

function filledOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'whole':
      return typedWhole(field);
    case 'choice':
      return z.enum(Object.keys(field.labels ?? {}));
    case 'ref':
      return z.number().int().positive();
    default:
      return field.filled;
  }
}

/** How a form checks a field: as the server does, on what was typed. */
export function formSchemaOf(field: Field): z.ZodType {
  const filled = filledOf(field);
  if (field.optional) return orEmpty(filled);
  return field.kind === 'choice' || field.kind === 'ref' ? z.union([filled, unchosen]) : filled;
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
