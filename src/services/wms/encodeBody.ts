import { hasFile, type WireField } from './wireFields';
import type { WmsBody } from './wmsCall';

type Transport = readonly (readonly [string, string])[];

export interface EncodedBody {
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
export function encodeBody(
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
