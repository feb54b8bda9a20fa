import { mobileFinalPath, webServicePath } from '@/utils/paths';
import { encodeBody } from './encodeBody';
import { encodeQuery } from './encodeQuery';
import { wireFields } from './wireFields';
import type { WmsCall, WmsCredentials, WmsRequest, WmsServer } from './wmsCall';

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
