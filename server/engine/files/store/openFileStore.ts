import path from 'node:path';
import { StartFault } from '../../../db/startFault';
import type { Config } from '../../config/config';
import { Fault } from '../../http/fault';
import type { FileStore } from './fileStore';
import { localFileStore } from './localFileStore';
import { S3Refusal } from './s3/s3Fault';
import { s3FileStore } from './s3/s3FileStore';

export const localStoreOf = ({ dataDir }: Pick<Config, 'dataDir'>): FileStore =>
  localFileStore(path.join(dataDir, 'files'));

const said: Record<string, string> = {
  AccessDenied: 'la clave no alcanza: tiene que poder listar, leer y escribir',
  AuthorizationHeaderMalformed: 'S3_REGION no es la del depósito',
  InvalidAccessKeyId: 'no conoce S3_KEY',
  NoSuchBucket: 'no tiene ese depósito',
  PermanentRedirect: 'S3_URL no es la dirección de ese depósito',
  RequestTimeTooSkewed: 'la hora de este equipo está mal',
  SignatureDoesNotMatch: 'S3_SECRET no es el de S3_KEY',
};

const reasonOf = (error: unknown): string => {
  if (error instanceof Fault) return reasonOf(error.cause);
  if (!(error instanceof S3Refusal)) return 'no contesta';
  return said[error.reason] ?? `contesta ${error.status} ${error.reason}`.trim();
};

/** The store that the settings say; whoever set one hears now that it cannot be used. */
export async function openFileStore(config: Pick<Config, 'dataDir' | 's3'>): Promise<FileStore> {
  if (!config.s3) return localStoreOf(config);
  const { origin, bucket } = config.s3;
  const store = s3FileStore(config.s3);
  try {
    await store.check();
    // A key that may only read is found out here too.
    await store.put(new Uint8Array());
  } catch (error) {
    throw new StartFault(`El almacén de archivos ${origin}/${bucket} ${reasonOf(error)}.`);
  }
  return store;
}
