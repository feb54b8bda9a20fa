import { join, resolve } from 'node:path';
import { StartFault } from '../../db/startFault';
import { readS3 } from '../files/store/s3/readS3';
import type { S3Settings } from '../files/store/s3/s3Settings';
import { readMoment, readOrigins, readPort, readTrustProxy, readUrl } from './configValues';

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  /** Under which links with other systems find their folders. */
  linksDir: string;
  demo: boolean;
  /** The moment at which the demo starts, when not at the machine's. */
  startsAt?: Date;
  databaseUrl?: string;
  /** Whether statements have names; a pooler in between may not know them. */
  prepare: boolean;
  token: string;
  servers: string[];
  publicUrl?: string;
  trustProxy: false | number | string;
  smtpUrl?: string;
  mapsKey?: string;
  /** False takes the worker that keeps the client away from every browser that has it. */
  worker: boolean;
  /** The address of an authority that says when something was signed (RFC 3161). */
  tsaUrl?: string;
  /** The organisation's own certificate, instead of the one made here. */
  signing?: { file: string; password: string; licensed: boolean };
  /** Where the contents of files are, instead of the data folder. */
  s3?: S3Settings;
};

type Env = Readonly<Record<string, string | undefined>>;

const text = (env: Env, name: string): string | undefined => env[name]?.trim() || undefined;

const readDemo = (env: Env, hasDatabase: boolean): boolean => {
  const value = text(env, 'ANDEN_DEMO');
  if (value !== undefined && value !== '0' && value !== '1')
    throw new StartFault(
      `ANDEN_DEMO vale "${value}": usá 1 para cargar la demostración o 0 para empezar vacío.`,
    );
  return hasDatabase ? value === '1' : value !== '0';
};

/** Due dates and signatures must follow the real time wherever the data is an organisation's own. */
const readStart = (env: Env, demo: boolean): Date | undefined => {
  const startsAt = readMoment('ANDEN_NOW', text(env, 'ANDEN_NOW'));
  if (startsAt && !demo)
    throw new StartFault(
      'ANDEN_NOW mueve el reloj y es solo para la demostración: quitalo, o usá ANDEN_DEMO=1.',
    );
  return startsAt;
};

const readSigning = (env: Env): Config['signing'] => {
  const file = text(env, 'SIGNING_P12');
  if (!file) return undefined;
  const licensed = text(env, 'SIGNING_LICENSED') === '1';
  return { file: resolve(file), password: env.SIGNING_P12_PASSWORD ?? '', licensed };
};

const readToken = (env: Env): string => {
  const token = text(env, 'ANDEN_TOKEN') ?? 'anden';
  if (!/^[\w.~-]{1,128}$/.test(token))
    throw new StartFault(
      'ANDEN_TOKEN tiene caracteres no permitidos: usá hasta 128 letras sin acento, números, punto, guion, guion bajo o ~.',
    );
  return token;
};

export const readConfig = (env: Env): Config => {
  const databaseUrl = readUrl('DATABASE_URL', text(env, 'DATABASE_URL'), [
    'postgres:',
    'postgresql:',
  ]);
  const demo = readDemo(env, databaseUrl !== undefined);
  const dataDir = resolve(text(env, 'ANDEN_DATA') ?? './data');
  return {
    port: readPort(text(env, 'PORT')),
    // The demo's password is public, so nobody outside this machine may reach it.
    host: demo ? '127.0.0.1' : '0.0.0.0',
    dataDir,
    linksDir: resolve(text(env, 'ANDEN_LINKS_DIR') ?? join(dataDir, 'links')),
    demo,
    startsAt: readStart(env, demo),
    databaseUrl,
    prepare: text(env, 'PG_PREPARE') !== '0',
    token: readToken(env),
    servers: readOrigins(text(env, 'ANDEN_SERVERS')),
    publicUrl: readUrl('PUBLIC_URL', text(env, 'PUBLIC_URL'), ['http:', 'https:'])?.replace(
      /\/+$/,
      '',
    ),
    trustProxy: readTrustProxy(text(env, 'TRUST_PROXY')),
    smtpUrl: readUrl('SMTP_URL', text(env, 'SMTP_URL'), ['smtp:', 'smtps:']),
    mapsKey: text(env, 'MAPS_KEY'),
    worker: text(env, 'ANDEN_WORKER') !== '0',
    tsaUrl: readUrl('TSA_URL', text(env, 'TSA_URL'), ['http:', 'https:']),
    signing: readSigning(env),
    s3: readS3((name) => text(env, name)),
  };
};
