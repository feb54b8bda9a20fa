import { createHash, createHmac } from 'node:crypto';

export interface AmazonKeys {
  key: string;
  secret: string;
  region: string;
}

export interface SignedRequest {
  method: string;
  url: URL;
  /** The signed headers, with their values. */
  headers: Record<string, string>;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const canonicalQuery = ({ searchParams }: URL) =>
  [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');

/** This makes the `Authorization` of AWS Signature Version 4 from its definition, to judge the library that signs. */
export function amazonSignature(
  { method, url, headers }: SignedRequest,
  { key, secret, region }: AmazonKeys,
): string {
  const time = headers['x-amz-date'] ?? '';
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  const names = Object.keys(headers).sort();
  const canonical = [
    method,
    url.pathname
      .split('/')
      .map((part) => encoded(decodeURIComponent(part)))
      .join('/'),
    canonicalQuery(url),
    ...names.map((name) => `${name}:${headers[name]?.trim()}`),
    '',
    names.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n');
  const signingKey = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const signature = hmac(signingKey, text).toString('hex');
  return `AWS4-HMAC-SHA256 Credential=${key}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`;
}
