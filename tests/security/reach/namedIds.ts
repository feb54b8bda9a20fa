import type { AccionDefinition } from '@contract/core/accion';
import { z } from 'zod';
import type { Fields } from './aim';

interface Shape {
  properties?: Record<string, Shape>;
  anyOf?: Shape[];
  oneOf?: Shape[];
  items?: Shape;
}

/** The fields of an input that name a person or a record. What a list is filtered by only narrows it. */
export function namedIds({ input }: AccionDefinition): string[] {
  const found = new Set<string>();
  const walk = ({ properties = {}, anyOf = [], oneOf = [], items }: Shape) => {
    for (const [name, field] of Object.entries(properties)) {
      if (name === 'filters') continue;
      if (/^ids?$|Ids?$/.test(name)) found.add(name);
      walk(field);
    }
    for (const part of [...anyOf, ...oneOf, ...(items ? [items] : [])]) walk(part);
  };
  walk(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Shape);
  return [...found];
}

const nowhere = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(nowhere);
  return typeof value === 'string' ? '00000000-0000-4000-8000-000000000000' : 2_000_000_000;
};

function replaced(fields: unknown, target: string): unknown {
  if (Array.isArray(fields)) return fields.map((field) => replaced(field, target));
  if (typeof fields !== 'object' || fields === null) return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      name === target ? nowhere(value) : replaced(value, target),
    ]),
  );
}

/** The same input, naming what does not exist. */
export function pointingNowhere(accion: AccionDefinition, fields: Fields): Fields {
  const names = namedIds(accion);
  const target = names.includes('id') ? 'id' : names[0];
  return replaced(fields, target ?? '') as Fields;
}
