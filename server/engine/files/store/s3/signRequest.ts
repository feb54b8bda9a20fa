import type { OutgoingHttpHeaders } from 'node:http';
import aws4 from 'aws4';
import type { S3Settings } from './s3Settings';

export interface UnsignedRequest {
  method: string;
  url: URL;
  headers: Record<string, string>;
  /** SHA-256 of the body: the server refuses another one. */
  bodyHash: string;
}

/** The headers of a request with AWS Signature Version 4 among them. */
export function signRequest(
  { method, url, headers, bodyHash }: UnsignedRequest,
  { key, secret, region }: Pick<S3Settings, 'key' | 'secret' | 'region'>,
): OutgoingHttpHeaders {
  const request = {
    method,
    host: url.host,
    path: url.pathname + url.search,
    service: 's3',
    region,
    headers: { ...headers, 'x-amz-content-sha256': bodyHash },
    // Left unsigned otherwise, which the library's types do not know.
    extraHeadersToInclude: { range: true },
  };
  return aws4.sign(request, { accessKeyId: key, secretAccessKey: secret }).headers ?? {};
}
