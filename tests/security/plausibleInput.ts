import type { z } from 'zod';

/** The days to write: the first date field gets the first, each further one the second. */
export type Days = readonly [string, string];

type Def = {
  type: string;
  format?: string;
  innerType?: z.ZodType;
  element?: z.ZodType;
  options?: z.ZodType[];
  entries?: Record<string, string>;
  values?: unknown[];
  shape?: Record<string, z.ZodType>;
};
const defOf = (schema: z.ZodType) => schema._zod.def as unknown as Def;

const words = ['Texto de prueba', '1', 'clave-larga-2026', 'yo@anden.example', 'f'.repeat(64)];
const texts = [...words, '20111111112', '2850590940090418135201', '11111111', '00:00', '2026-11'];
const numbers = [1, 2026, 0, 10, 100];

export const isDated = (schema: z.ZodType): boolean => {
  const { format, innerType, element, shape, options } = defOf(schema);
  if (format === 'date' || format === 'datetime') return true;
  const inside = [innerType, element, ...Object.values(shape ?? {}), ...(options ?? [])];
  return inside.some((part) => part !== undefined && isDated(part));
};

function writer(days: Days) {
  let written = 0;
  const next = () => days[Math.min(written++, 1)] ?? '';
  const passing = (schema: z.ZodType, candidates: unknown[]) =>
    candidates.find((value) => schema.safeParse(value).success) ?? candidates[0];

  function valueFor(schema: z.ZodType): unknown {
    const def = defOf(schema);
    switch (def.type) {
      case 'string':
        if (def.format === 'date') return next();
        if (def.format === 'datetime') return `${next()}T00:00:00Z`;
        return passing(schema, texts);
      case 'number':
        return passing(schema, numbers);
      case 'boolean':
        return false;
      case 'enum':
        return Object.values(def.entries ?? {})[0];
      case 'literal':
        return def.values?.[0];
      case 'array':
        return schema.safeParse([]).success || !def.element ? [] : [valueFor(def.element)];
      case 'object':
        return objectFor(def.shape ?? {});
      case 'union':
        return choiceOf(def.options ?? []);
      case 'nullable':
        return def.innerType && isDated(schema) ? valueFor(def.innerType) : null;
      default:
        return def.innerType ? valueFor(def.innerType) : {};
    }
  }

  function choiceOf(options: z.ZodType[]): unknown {
    const option = options.find(isDated) ?? options[0];
    return option && valueFor(option);
  }

  /** Optional fields are left out, unless a date hides in them. */
  function objectFor(shape: Record<string, z.ZodType>): Record<string, unknown> {
    const needed = Object.entries(shape).filter(
      ([, field]) => isDated(field) || !field.safeParse(undefined).success,
    );
    return Object.fromEntries(needed.map(([name, field]) => [name, valueFor(field)]));
  }
  return objectFor;
}

/** An input as the contract wants it, with these days wherever it takes one. */
export const plausibleInput = (schema: z.ZodObject, days: Days): Record<string, unknown> =>
  writer(days)(schema.shape as Record<string, z.ZodType>);
