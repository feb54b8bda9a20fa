import { StartFault } from '../../../../db/startFault';
import type { S3Settings } from './s3Settings';

const bucketShape = /^[A-Za-z0-9][A-Za-z0-9._-]{2,62}$/;

/** A missing setting is named; a value is never repeated, as it may be the secret in the wrong place. */
export function readS3(setting: (name: string) => string | undefined): S3Settings | undefined {
  const names = ['S3_URL', 'S3_BUCKET', 'S3_REGION', 'S3_KEY', 'S3_SECRET'];
  if (names.every((name) => setting(name) === undefined)) return undefined;
  const needed = (name: string): string => {
    const value = setting(name);
    if (value === undefined) throw new StartFault(`Para guardar los archivos en S3 falta ${name}.`);
    return value;
  };
  const text = needed('S3_URL');
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.username)
    throw new StartFault(
      'S3_URL no es una dirección válida: escribila como https://s3.ejemplo.com.ar/deposito.',
    );
  const inPath = decodeURI(url.pathname).replace(/^\/|\/$/g, '') || undefined;
  const bucket = setting('S3_BUCKET') ?? inPath;
  if (!bucket || !bucketShape.test(bucket) || (inPath && inPath !== bucket))
    throw new StartFault(
      'No se sabe en qué depósito de S3 guardar: escribí su nombre en S3_BUCKET o al final de S3_URL.',
    );
  return {
    origin: url.origin,
    bucket,
    region: setting('S3_REGION') ?? 'us-east-1',
    key: needed('S3_KEY'),
    secret: needed('S3_SECRET'),
  };
}
