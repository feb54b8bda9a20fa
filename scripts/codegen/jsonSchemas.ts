import { z } from 'zod';
import type { AccionDefinition } from '../../contract/core/accion';
import { acciones } from '../../contract/registry';

export type JsonSchema = Record<string, unknown> & {
  properties?: Record<string, JsonSchema>;
  required?: string[];
};

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const inputId = (key: string) => `${upper(key)}Input`;

/** The schema id of an answer: its own when it has one, else the endpoint's. */
export function outputId(key: string, output: z.ZodType): string {
  const id = z.globalRegistry.get(output)?.id;
  return typeof id === 'string' ? id : `${upper(key)}Output`;
}

function pass(io: 'input' | 'output'): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  const add = (schema: z.ZodType, id: string) => {
    if (!registry.has(schema)) registry.add(schema, { id });
  };
  for (const [key, accion] of Object.entries(acciones)) {
    if (io === 'input') add(inputOf(accion, registry), inputId(key));
    else add(accion.output, outputId(key, accion.output));
    collectNamed(io === 'input' ? accion.input : accion.output, add);
  }
  const { schemas } = z.toJSONSchema(registry, {
    target: 'openapi-3.0',
    io,
    uri: (id) => `#/components/schemas/${id}`,
    unrepresentable: 'any',
  });
  return schemas as unknown as Record<string, JsonSchema>;
}

/** A schema has one id: an input that two acciones share would leave the second without its fields. */
const inputOf = ({ input }: AccionDefinition, registry: { has(schema: z.ZodType): boolean }) =>
  registry.has(input) && Object.keys(input.shape).length > 0 ? z.object(input.shape) : input;

/** Schemas with an id of their own become components; an inline `$defs` would break the generator. */
function collectNamed(
  schema: z.ZodType,
  add: (schema: z.ZodType, id: string) => void,
  seen = new Set<unknown>(),
) {
  if (seen.has(schema)) return;
  seen.add(schema);
  const id = z.globalRegistry.get(schema)?.id;
  if (typeof id === 'string') add(schema, id);
  for (const child of children(schema)) collectNamed(child, add, seen);
}

function children(schema: z.ZodType): z.ZodType[] {
  const def = schema._zod.def as unknown as Record<string, unknown>;
  const found: unknown[] = [
    def.element,
    def.innerType,
    def.in,
    def.out,
    def.valueType,
    def.keyType,
    ...(Array.isArray(def.options) ? def.options : []),
    ...(def.shape && typeof def.shape === 'object' ? Object.values(def.shape) : []),
  ];
  return found.filter((item): item is z.ZodType => item instanceof z.ZodType);
}

/** Every schema of the contract by id. A named schema must look the same asked for and answered. */
export function jsonSchemas(): Record<string, JsonSchema> {
  const inputs = pass('input');
  const outputs = pass('output');
  for (const id of Object.keys(inputs)) {
    const answered = outputs[id];
    if (answered && loose(answered) !== loose(inputs[id])) {
      throw new Error(
        `Schema ${id} differs between input and output: keep defaults out of shared schemas.`,
      );
    }
  }
  return strip({ ...inputs, ...outputs }) as Record<string, JsonSchema>;
}

function loose(schema: JsonSchema | undefined): string {
  return JSON.stringify(schema, (key, value) =>
    key === 'additionalProperties' ? undefined : value,
  );
}

/** Ids are the component's key; the marks for private fields are our own. */
function strip(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(strip);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(
        ([key]) =>
          (key !== '$id' && key !== 'id') ||
          typeof (node as Record<string, unknown>)[key] !== 'string',
      )
      .map(([key, value]) => [rename(key), strip(value)]),
  );
}

const rename = (key: string) => (key === 'private' || key === 'secret' ? `x-${key}` : key);
