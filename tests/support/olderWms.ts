import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OlderCall {
  /** The entry page. */
  page: string;
  method: string;
  query: URLSearchParams;
  body: URLSearchParams;
  headers: IncomingHttpHeaders;
}

type Row = Record<string, unknown>;
type Reply = (response: ServerResponse, call: OlderCall) => void;

const PAGES = new Set(['/mobile-final', '/web-service']);

/** The token and the accion stand in the address, and of a POST in its body as well. */
const sends = ({ method, query, body }: OlderCall, name: string, value: string) =>
  query.get(name) === value && (method !== 'POST' || body.get(name) === value);

/**
 * An older WMS that speaks the protocol of acciones: a fixed token in every call, the reason of a refusal beside its
 * status and nowhere else, lists in pages of two whose numbers are texts, as a page of text and not of JSON.
 */
export async function startOlderWms({ token = 'fijo-viejo-271', user = '12' } = {}) {
  const calls: OlderCall[] = [];
  const lists = new Map<string, Row[]>();
  let beforeEach: (at: number) => void = () => undefined;
  let instead: Reply | null = null;

  const answer: Reply = (response, call) => {
    const refuse = (status: number, words: string) => response.writeHead(status, words).end();
    if (!PAGES.has(call.page)) return refuse(404, 'Pagina inexistente');
    if (!sends(call, 'token', token)) return refuse(401, 'Token invalido');
    if (!sends(call, 'nusuario', user)) return refuse(403, 'Usuario sin permiso');
    const accion = call.query.get('accion') ?? '';
    const rows = lists.get(accion);
    if (!rows || !sends(call, 'accion', accion)) return refuse(400, 'Accion desconocida');
    const fields = call.method === 'POST' ? call.body : call.query;
    const from = Number(fields.get('pagina') ?? 0) * 2;
    const datos = rows.slice(from, from + 2);
    response.setHeader('content-type', 'text/html; charset=iso-8859-1');
    response.end(Buffer.from(JSON.stringify({ datos, cantidad: String(rows.length) }), 'latin1'));
  };

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
      const body = new URLSearchParams(Buffer.concat(chunks).toString());
      const { method = 'GET', headers } = request;
      const call = { page: pathname, method, query: searchParams, body, headers };
      beforeEach(calls.length);
      calls.push(call);
      (instead ?? answer)(response, call);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    token,
    user,
    calls,
    list: (accion: string, rows: Row[]) => void lists.set(accion, rows),
    /** Rows come and go before it answers; the calls so far are counted from zero again. */
    beforeEach: (next: (at: number) => void) => {
      calls.length = 0;
      beforeEach = next;
    },
    /** Answers so to whatever is asked, or as it does by itself again. */
    answer: (next: Reply | null) => {
      instead = next;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
