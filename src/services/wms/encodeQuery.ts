import { hasFile, type WireField } from './wireFields';
import type { ServerMode } from './wmsCall';

const longestValue = 512;
const longestUrl = 6000;

export interface QueryInput {
  page: string;
  /** Token, accion and user id. */
  transport: readonly (readonly [string, string])[];
  fields: readonly WireField[];
  mode: ServerMode;
  privateFields: readonly string[];
}

export interface EncodedQuery {
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

/** What of a call stands in the URL. Towards an old server all but files; else nothing private, long or too much. */
export function encodeQuery(input: QueryInput): EncodedQuery {
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
