import type { FastifyRequest } from 'fastify';
import { badRequest, Fault } from './fault';

/** The head of a request tells who calls which accion, where it says so. */
export interface CallHead {
  accion: string | undefined;
  token: string | undefined;
  userId: string | undefined;
}

/** A call of the protocol, wherever its parts travelled. */
export interface WmsCall extends CallHead {
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

/** This reads the head from the address and from the body as far as it came; both must agree. */
export function headOf(request: FastifyRequest, body: Source = {}): CallHead {
  const query = (request.query ?? {}) as Source;
  const [token, accion, userId] = transportFields.map((name) => {
    const inQuery = single(query, name);
    const inBody = single(body, name);
    if (inQuery !== undefined && inBody !== undefined && inQuery !== inBody) {
      throw badRequest(`El parámetro ${name} no coincide entre la dirección y el cuerpo.`);
    }
    return inQuery ?? inBody;
  });
  return { token, accion, userId };
}

/** The call that a body, or what came of it so far, makes. */
export const callOf = (request: FastifyRequest, body: Source, textual: boolean): WmsCall => ({
  ...headOf(request, body),
  fields: rest(body),
  textual,
});

/** A POST is read from its body and a GET from its query; the mirrored copy is never trusted. */
export async function readCall(
  request: FastifyRequest,
  readForm: () => Promise<Source>,
): Promise<WmsCall> {
  if (request.method === 'GET') {
    const query = (request.query ?? {}) as Source;
    return { ...headOf(request), fields: rest(query), textual: true };
  }
  if (request.isMultipart()) return callOf(request, await readForm(), true);
  const { body } = request;
  if (body === undefined || body === null) return callOf(request, {}, true);
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw new Fault(400, 'solicitud_incorrecta', 'El cuerpo debe ser un objeto.');
  }
  const urlencoded = request.headers['content-type']?.startsWith(
    'application/x-www-form-urlencoded',
  );
  return callOf(request, body as Source, urlencoded === true);
}
