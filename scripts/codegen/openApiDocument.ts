import type { AccionDefinition } from '../../contract/core/accion';
import { acciones } from '../../contract/registry';
import { inputId, type JsonSchema, jsonSchemas, outputId } from './jsonSchemas';

const ref = (id: string) => ({ $ref: `#/components/schemas/${id}` });

function hasFile(schema: JsonSchema): boolean {
  return Object.values(schema.properties ?? {}).some((field) => field.format === 'binary');
}

function parameters(schema: JsonSchema) {
  const required = new Set(schema.required ?? []);
  return Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema: field,
  }));
}

function operation(key: string, accion: AccionDefinition, schema: JsonSchema) {
  const permission =
    typeof accion.permission === 'string' ? [accion.permission] : accion.permission;
  const empty = Object.keys(schema.properties ?? {}).length === 0;
  const content = hasFile(schema) ? 'multipart/form-data' : 'application/json';
  return {
    operationId: key,
    tags: [accion.module],
    summary: accion.summary,
    'x-permission': permission,
    'x-scope': accion.scope,
    ...(accion.sensitive ? { 'x-sensitive': true } : {}),
    'x-errors': accion.errors ?? [],
    ...(accion.method === 'GET'
      ? { parameters: parameters(schema) }
      : empty
        ? {}
        : {
            requestBody: { required: true, content: { [content]: { schema: ref(inputId(key)) } } },
          }),
    responses: {
      200: {
        description: 'ok',
        content: { 'application/json': { schema: ref(outputId(key, accion.output)) } },
      },
    },
  };
}

/** The document has a path per accion; the base query turns it into the entry page and the `accion` parameter. */
export function openApiDocument() {
  const schemas = jsonSchemas();
  const paths = Object.fromEntries(
    Object.entries(acciones as Record<string, AccionDefinition>).map(([key, accion]) => [
      `/${accion.name}`,
      { [accion.method.toLowerCase()]: operation(key, accion, schemas[inputId(key)] ?? {}) },
    ]),
  );
  return {
    openapi: '3.0.3',
    info: { title: 'Andén', version: '1', description: 'Generated from contract/. Do not edit.' },
    paths,
    components: { schemas },
  };
}
