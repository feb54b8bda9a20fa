import { mobileFinalPath, webServicePath } from '@/utils/paths';
import type {
  ServerMode,
  WmsBody,
  WmsCall,
  WmsCredentials,
  WmsRequest,
  WmsServer,
} from './wmsCall';

/** Transport fields win over fields of the same name. */
const transportNames = new Set(['token', 'accion', 'nusuario']);

function queryTransport(call: WmsCall, { token, userId }: WmsCredentials): [string, string][] {
  const pairs: [string, string][] = [['token', token]];
  if (call.accion !== undefined) pairs.push(['accion', call.accion]);
  if (call.withUser && userId !== undefined) pairs.push(['nusuario', String(userId)]);
  return pairs;
}

/** The body names the same three as the URL, in the order token, user id, accion. */
const bodyOrder = ['token', 'nusuario', 'accion'];
function bodyTransport(pairs: [string, string][]): [string, string][] {
  return pairs.toSorted(([a], [b]) => bodyOrder.indexOf(a) - bodyOrder.indexOf(b));
}

/** The exact bytes of a call to one server. A read that cannot travel in the URL goes by POST. */
export function encodeRequest(
  call: WmsCall,
  server: WmsServer,
  credentials: WmsCredentials,
): WmsRequest {
  const transport = queryTransport(call, credentials);
  const fields = wireFields(call.body).filter(({ name }) => !transportNames.has(name));
  const { url, complete } = encodeQuery({
    page: server.base + (call.entry === 'mobile-final' ? mobileFinalPath : webServicePath),
    transport,
    fields,
    mode: server.mode,
    privateFields: call.privateFields ?? [],
  });
  const headers: Record<string, string> = {};
  if (server.bearer && credentials.jwt) headers.Authorization = `Bearer ${credentials.jwt}`;
  if (call.method === 'GET' && complete) return { url, method: 'GET', headers };
  // An unknown server may not allow the header to another origin.
  if (call.idempotencyKey && server.mode === 'bodies')
    headers['Idempotency-Key'] = call.idempotencyKey;
  const { body, contentType } = encodeBody(call.body, fields, bodyTransport(transport));
  if (contentType) headers['Content-Type'] = contentType;
  return { url, method: 'POST', headers, body };
}

type Transport = readonly (readonly [string, string])[];

interface EncodedBody {
  body: string | FormData;
  contentType?: string;
}

/** Files last: a server that reads the stream in order then knows all the rest before the first of them. */
function multipart(fields: readonly WireField[], transport: Transport): FormData {
  const form = new FormData();
  const parts = fields.flatMap(({ name, values }) => values.map((value) => ({ name, value })));
  for (const { name, value } of parts) if (typeof value === 'string') form.append(name, value);
  for (const [name, value] of transport) form.set(name, value);
  for (const { name, value } of parts) if (value instanceof Blob) form.append(name, value);
  return form;
}

function urlencoded(fields: readonly WireField[], transport: Transport): string {
  const form = new URLSearchParams();
  for (const { name, values } of fields)
    for (const value of values) form.append(name, String(value));
  for (const [name, value] of transport) form.set(name, value);
  return form.toString();
}

/** An object as JSON, a form urlencoded, either as multipart once it holds a file. */
function encodeBody(
  body: WmsBody | undefined,
  fields: readonly WireField[],
  transport: Transport,
): EncodedBody {
  if (hasFile(fields)) return { body: multipart(fields, transport) };
  if (body instanceof FormData || body instanceof URLSearchParams) {
    return {
      body: urlencoded(fields, transport),
      contentType: 'application/x-www-form-urlencoded;charset=UTF-8',
    };
  }
  const json = JSON.stringify({ ...body, ...Object.fromEntries(transport) });
  return { body: json, contentType: 'application/json' };
}

const longestValue = 512;
const longestUrl = 6000;

interface QueryInput {
  page: string;
  /** Token, accion and user id. */
  transport: readonly (readonly [string, string])[];
  fields: readonly WireField[];
  mode: ServerMode;
  privateFields: readonly string[];
}

interface EncodedQuery {
  url: string;
  /** No field had to stay out, so that a read needs no body. */
  complete: boolean;
}

function pairsOf(fields: readonly WireField[]): [string, string][] {
  return fields.flatMap(({ name, values }) =>
    values.flatMap((value): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}

function urlOf(page: string, pairs: Iterable<readonly [string, string]>): string {
  const query = new URLSearchParams();
  for (const [name, value] of pairs) query.append(name, value);
  return `${page}?${query}`;
}

function mayEnter({ name, values }: WireField, hidden: ReadonlySet<string>): boolean {
  if (hidden.has(name)) return false;
  return values.every((value) => typeof value === 'string' && value.length <= longestValue);
}

/**
 * The part of a call that stands in the URL. Towards an old server all but files; else nothing private, long or too
 * much.
 */
function encodeQuery(input: QueryInput): EncodedQuery {
  const { page, transport, fields, mode, privateFields } = input;
  const all = urlOf(page, [...transport, ...pairsOf(fields)]);
  if (mode === 'legacy') return { url: all, complete: !hasFile(fields) };
  // A private field may be named by its path, `bank.cbu`: then all of the nested value stays out.
  const hidden = new Set(privateFields.map((path) => path.split(/[.[]/)[0] ?? path));
  const allowed = fields.filter((field) => mayEnter(field, hidden));
  const url = urlOf(page, [...transport, ...pairsOf(allowed)]);
  if (url.length > longestUrl) return { url: urlOf(page, transport), complete: false };
  return { url, complete: allowed.length === fields.length };
}

/** A field as it travels: its name and each of its values, in order. */
interface WireField {
  name: string;
  values: readonly (string | Blob)[];
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const isPresent = (value: unknown) => value !== null && value !== undefined;
const wireValue = (value: unknown) => (value instanceof Blob ? value : textOf(value));

function formFields(form: FormData | URLSearchParams): WireField[] {
  return [...new Set(form.keys())].map((name) => ({ name, values: form.getAll(name) }));
}

/** The fields of a form or an object: nested values as JSON text, arrays repeated, null and undefined left out. */
function wireFields(body: WmsBody | undefined): WireField[] {
  if (body instanceof FormData || body instanceof URLSearchParams) return formFields(body);
  return Object.entries(body ?? {})
    .filter(([, value]) => isPresent(value))
    .map(([name, value]) => {
      const all: unknown[] = Array.isArray(value) ? value.filter(isPresent) : [value];
      return { name, values: all.map(wireValue) };
    });
}

const hasFile = (fields: readonly WireField[]) =>
  fields.some(({ values }) => values.some((value) => value instanceof Blob));
