import type { AccionDefinition } from '@contract/core/accion';
import { z } from 'zod';

interface Shape {
  format?: string;
  properties?: Record<string, Shape>;
  anyOf?: Shape[];
  oneOf?: Shape[];
  items?: Shape;
}

const isDate = ({ format, anyOf = [] }: Shape): boolean =>
  format === 'date' || format === 'date-time' || anyOf.some(isDate);

/** The fields of an input that are a day or an instant. What a list is filtered by only narrows it. */
export function datedFields({ input }: AccionDefinition): string[] {
  const found = new Set<string>();
  const walk = ({ properties = {}, anyOf = [], oneOf = [], items }: Shape) => {
    for (const [name, field] of Object.entries(properties)) {
      if (name === 'filters') continue;
      if (isDate(field)) found.add(name);
      walk(field);
    }
    for (const part of [...anyOf, ...oneOf, ...(items ? [items] : [])]) walk(part);
  };
  walk(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Shape);
  return [...found];
}
