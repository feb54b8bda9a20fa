import type { FastifyRequest } from 'fastify';
import { badRequest, Fault } from './fault';

/** One call of the protocol, wherever its parts travelled. */
export interface WmsCall {
  accion: string | undefined;
  token: string | undefined;
  userId: string | undefined;
  fields: Record<string, unknown>;
  /** True when the fields are text that the contract must coerce. */
  textual: boolean;
}

const transportFields = ['token', 'accion', 'nusuario'] as const;
const transportNames = new Set<string>(transportFields);

type Source = Record<string, unknown>;

function single(source: Source, name: string): string | undefined {
  const value = source[name];
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  throw badRequest(`El parámetro ${name} debe venir una sola vez.`);
}

function rest(source: Source): Source {
  return Object.fromEntries(Object.entries(source).filter(([name]) => !transportNames.has(name)));
}

function agree(
  query: Source,
  body: Source,
): Record<(typeof transportFields)[number], string | undefined> {
  const found = transportFields.map((name) => {
    const inQuery = single(query, name);
    const inBody = single(body, name);
    if (inQuery !== undefined && inBody !== undefined && inQuery !== inBody) {
      throw badRequest(`El parámetro ${name} no coincide entre la dirección y el cuerpo.`);
    }
    return [name, inQuery ?? inBody] as const;
  });
  return Object.fromEntries(found) as Record<(typeof transportFields)[number], string | undefined>;
}

const MAX_FILE = 25 * 1024 * 1024;

async function readParts(request: FastifyRequest): Promise<Source> {
  const fields: Source = {};
  const add = (name: string, value: unknown) => {
    if (name === '__proto__' || name === 'constructor')
      throw badRequest('Nombre de campo no admitido.');
    const before = fields[name];
    fields[name] =
      before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value];
  };
  const limits = { fileSize: MAX_FILE, files: 10, fields: 100, fieldSize: 1024 * 1024, parts: 110 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') add(part.fieldname, part.value);
    else
      add(
        part.fieldname,
        new File([new Uint8Array(await part.toBuffer())], part.filename || 'archivo'),
      );
  }
  return fields;
}

async function readMultipart(request: FastifyRequest): Promise<Source> {
  try {
    return await readParts(request);
  } catch (error) {
    // The parser's own limits carry a code; a body that ends half way only a text.
    if (error instanceof Fault || (error as { code?: unknown }).code) throw error;
    throw badRequest('El formulario llegó incompleto.');
  }
}

async function readBody(request: FastifyRequest): Promise<{ body: Source; textual: boolean }> {
  if (request.isMultipart()) return { body: await readMultipart(request), textual: true };
  const { body } = request;
  const urlencoded = request.headers['content-type']?.startsWith(
    'application/x-www-form-urlencoded',
  );
  if (body === undefined || body === null) return { body: {}, textual: true };
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw new Fault(400, 'solicitud_incorrecta', 'El cuerpo debe ser un objeto.');
  }
  return { body: body as Source, textual: urlencoded === true };
}

/** A POST is read from its body and a GET from its query; the mirrored copy is never trusted. */
export async function readCall(request: FastifyRequest): Promise<WmsCall> {
  const query = (request.query ?? {}) as Source;
  const isGet = request.method === 'GET';
  const { body, textual } = isGet ? { body: {}, textual: true } : await readBody(request);
  const { accion, token, nusuario } = agree(query, body);
  return { accion, token, userId: nusuario, fields: rest(isGet ? query : body), textual };
}
