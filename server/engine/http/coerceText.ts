import { z } from 'zod';

type Def = {
  type: string;
  innerType?: z.ZodType;
  element?: z.ZodType;
  options?: z.ZodType[];
  in?: z.ZodType;
};

const defOf = (schema: z.ZodType) => schema._zod.def as unknown as Def;

function unwrap(schema: z.ZodType): z.ZodType {
  const def = defOf(schema);
  const inner = def.innerType ?? def.in;
  return inner instanceof z.ZodType ? unwrap(inner) : schema;
}

function nullable(schema: z.ZodType): boolean {
  const def = defOf(schema);
  return def.type === 'nullable' || (def.innerType instanceof z.ZodType && nullable(def.innerType));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Left as it came: the schema then names the field that is wrong.
    return text;
  }
}

function coerce(schema: z.ZodType, value: unknown): unknown {
  const inner = unwrap(schema);
  const def = defOf(inner);
  if (def.type === 'array') {
    const list = typeof value === 'string' && value.startsWith('[') ? parsed(value) : value;
    const items = Array.isArray(list) ? list : list === '' ? [] : [list];
    const element = def.element;
    return element ? items.map((item) => coerce(element, item)) : items;
  }
  if (typeof value !== 'string') return value;
  if (value === '' && nullable(schema) && def.type !== 'string') return null;
  if (def.type === 'number') return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  if (def.type === 'boolean') return value === 'true' ? true : value === 'false' ? false : value;
  if (def.type === 'string' || def.type === 'enum' || def.type === 'file') return value;
  return /^[[{"]|^(null|true|false)$/.test(value) ? parsed(value) : value;
}

/** Query strings and forms carry text only: numbers, booleans and nested values come back as the contract says. */
export function coerceText(
  schema: z.ZodObject,
  fields: Record<string, unknown>,
): Record<string, unknown> {
  const shape = schema.shape as Record<string, z.ZodType>;
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const field = shape[name];
      return [name, field ? coerce(field, value) : value];
    }),
  );
}
