import { resolve } from 'node:path';
import { StartFault } from '../../db/startFault';
import { readConfig } from './config';

test('without settings it serves the demo on this machine only', () => {
  expect(readConfig({})).toMatchObject({
    port: 4600,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    demo: true,
    token: 'anden',
    servers: [],
    trustProxy: false,
  });
});

test('without the demo it listens to the network', () => {
  expect(readConfig({ ANDEN_DEMO: '0' })).toMatchObject({ demo: false, host: '0.0.0.0' });
});

test('the worker is there unless it is taken away', () => {
  expect(readConfig({}).worker).toBe(true);
  expect(readConfig({ ANDEN_WORKER: '0' }).worker).toBe(false);
});

test('a database of the customer gets no demo unless it is asked for', () => {
  const DATABASE_URL = 'postgresql://u:p@db/anden';
  expect(readConfig({ DATABASE_URL }).demo).toBe(false);
  expect(readConfig({ DATABASE_URL, ANDEN_DEMO: '1' }).demo).toBe(true);
});

test('statements have names unless a pooler cannot keep them', () => {
  expect(readConfig({}).prepare).toBe(true);
  expect(readConfig({ PG_PREPARE: '0' }).prepare).toBe(false);
});

test('the demo may start at another moment, in a database of its own or in one given to it', () => {
  const ANDEN_NOW = '2026-12-31T23:30:00-03:00';
  const startsAt = new Date('2027-01-01T02:30:00Z');
  expect(readConfig({ ANDEN_NOW })).toMatchObject({ startsAt });
  const given = { DATABASE_URL: 'postgresql://u:p@db/anden', ANDEN_DEMO: '1' };
  expect(readConfig({ ANDEN_NOW, ...given })).toMatchObject({ startsAt });
  expect(readConfig({}).startsAt).toBeUndefined();
});

test('lists and addresses are cleaned', () => {
  const config = readConfig({
    ANDEN_SERVERS: 'https://a.com.ar/, http://b:4600 ,',
    PUBLIC_URL: 'https://anden.com.ar/',
    TRUST_PROXY: '10.0.0.0/8, ::1',
    PORT: ' 4700 ',
    MAPS_KEY: '',
  });
  expect(config.servers).toEqual(['https://a.com.ar', 'http://b:4600']);
  expect(config).toMatchObject({ port: 4700, publicUrl: 'https://anden.com.ar' });
  expect(config).toMatchObject({ trustProxy: '10.0.0.0/8,::1', mapsKey: undefined });
});

test('the bucket of the files stands in the address or by itself', () => {
  const keys = { S3_KEY: 'k', S3_SECRET: 's' };
  const s3 = { origin: 'http://minio:9000', bucket: 'anden', region: 'us-east-1' };
  expect(readConfig({ S3_URL: 'http://minio:9000/anden/', ...keys }).s3).toMatchObject(s3);
  const apart = { S3_URL: 'http://minio:9000', S3_BUCKET: 'anden', S3_REGION: 'garage' };
  expect(readConfig({ ...apart, ...keys }).s3).toMatchObject({ ...s3, region: 'garage' });
  expect(readConfig({}).s3).toBeUndefined();
});

test.each([
  [{ PORT: 'abc' }, 'PORT vale "abc": usá un número entre 1 y 65535.'],
  [{ PORT: '70000' }, 'PORT vale "70000"'],
  [{ ANDEN_DEMO: 'no' }, 'ANDEN_DEMO vale "no"'],
  [{ ANDEN_SERVERS: 'a.com' }, 'ANDEN_SERVERS contiene "a.com"'],
  [{ ANDEN_SERVERS: 'https://a.com/x' }, 'separados por comas'],
  [{ PUBLIC_URL: 'anden' }, 'PUBLIC_URL no es una dirección válida'],
  [{ TRUST_PROXY: '10.0.0.0/99' }, 'TRUST_PROXY vale'],
  [{ ANDEN_TOKEN: 'a b' }, 'ANDEN_TOKEN tiene caracteres no permitidos'],
  [{ S3_SECRET: 's' }, 'falta S3_URL'],
  [{ S3_URL: 'https://s3/anden', S3_KEY: 'k' }, 'falta S3_SECRET'],
  [{ S3_URL: 'ftp://s3/anden' }, 'S3_URL no es una dirección válida'],
  [{ S3_URL: 'https://s3' }, 'en qué depósito'],
  [{ S3_URL: 'https://s3/a/b' }, 'en qué depósito'],
  [{ S3_URL: 'https://s3/uno', S3_BUCKET: 'otro' }, 'en qué depósito'],
  [{ ANDEN_NOW: 'mañana' }, 'ANDEN_NOW vale "mañana"'],
  [{ ANDEN_NOW: '2026-12-31T23:30:00' }, 'con su diferencia horaria'],
  [{ ANDEN_NOW: '2026-02-31T12:00:00Z' }, 'con su diferencia horaria'],
  [{ ANDEN_NOW: '2026-12-31T23:30:00Z', ANDEN_DEMO: '0' }, 'es solo para la demostración'],
  [
    { ANDEN_NOW: '2026-12-31T23:30:00Z', DATABASE_URL: 'postgresql://u:p@db/anden' },
    'es solo para la demostración',
  ],
  [{ SMTP_URL: 'http://x' }, 'SMTP_URL no es una dirección válida'],
])('%j is refused in one sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(StartFault);
  expect(() => readConfig(env)).toThrow(sentence);
});

test('a refused database address does not show its password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://u:clave@db/x' })).toThrow(/^(?!.*clave)/);
});
