import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';

const run = promisify(execFile);

export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

const settings = `
[tsa]
default_tsa = one
[one]
serial = serial
signer_digest = sha256
default_policy = 1.2.3.4
digests = sha256
accuracy = secs:1
ess_cert_id_alg = sha256
[ext]
extendedKeyUsage = critical,timeStamping
keyUsage = critical,digitalSignature
`;

/** A time authority of openssl's own, behind an address of this machine. */
export async function opensslAuthority(name: string) {
  const cwd = await mkdtemp(path.join(tmpdir(), 'anden-tsa-'));
  const openssl = (...given: string[]) => run('openssl', given, { cwd });
  await writeFile(path.join(cwd, 'tsa.cnf'), settings);
  await writeFile(path.join(cwd, 'serial'), '01');
  const subject = ['-newkey', 'rsa:2048', '-nodes', '-subj', `/CN=${name}/C=AR`];
  await openssl('req', '-new', ...subject, '-keyout', 'key.pem', '-out', 'request.pem');
  const own = ['-req', '-in', 'request.pem', '-signkey', 'key.pem', '-days', '30'];
  await openssl('x509', ...own, '-extfile', 'tsa.cnf', '-extensions', 'ext', '-out', 'tsa.pem');
  let asked = 0;
  const server: Server = createServer(async (request, response) => {
    asked += 1;
    await writeFile(path.join(cwd, 'query.tsq'), await buffer(request));
    const keys = ['-inkey', 'key.pem', '-signer', 'tsa.pem', '-config', 'tsa.cnf'];
    await openssl('ts', '-reply', '-queryfile', 'query.tsq', ...keys, '-out', 'answer.tsr');
    response.end(await readFile(path.join(cwd, 'answer.tsr')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    asked: () => asked,
    /** The file of the last token that openssl gave. */
    lastAnswer: () => path.join(cwd, 'answer.tsr'),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const caSettings = (port: number, gives: 'ocsp' | 'list') => `
[ext]
keyUsage = critical,digitalSignature,nonRepudiation
${
  gives === 'ocsp'
    ? `authorityInfoAccess = OCSP;URI:http://127.0.0.1:${port}/ocsp`
    : `crlDistributionPoints = URI:http://127.0.0.1:${port}/list.crl`
}
[ca]
default_ca = one
[one]
database = index.txt
default_md = sha256
default_crl_days = 5
`;

/** An issuer of certificates of openssl's own, which answers what has become of the one that it issued. */
export async function opensslIssuer(gives: 'ocsp' | 'list' | 'revoked') {
  const cwd = await mkdtemp(path.join(tmpdir(), 'anden-ca-'));
  const openssl = (...given: string[]) => run('openssl', given, { cwd });
  let asked = 0;
  const server: Server = createServer(async (request, response) => {
    asked += 1;
    if (request.url === '/list.crl') return response.end(await readFile(path.join(cwd, 'ca.crl')));
    await writeFile(path.join(cwd, 'request.der'), await buffer(request));
    const by = ['-index', 'index.txt', '-CA', 'ca.pem', '-rsigner', 'ca.pem', '-rkey', 'ca.key'];
    await openssl('ocsp', ...by, '-reqin', 'request.der', '-respout', 'answer.der', '-ndays', '1');
    response.end(await readFile(path.join(cwd, 'answer.der')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await writeFile(path.join(cwd, 'ca.cnf'), caSettings(port, gives === 'list' ? 'list' : 'ocsp'));
  const newKey = ['-newkey', 'rsa:2048', '-nodes'];
  const ca = ['-x509', ...newKey, '-subj', '/CN=Certificador/C=AR', '-days', '30'];
  await openssl('req', ...ca, '-keyout', 'ca.key', '-out', 'ca.pem');
  const own = ['-new', ...newKey, '-subj', '/CN=Casa/C=AR'];
  await openssl('req', ...own, '-keyout', 'own.key', '-out', 'own.csr');
  const issue = ['-req', '-in', 'own.csr', '-CA', 'ca.pem', '-CAkey', 'ca.key', '-days', '20'];
  const more = ['-set_serial', '0x4ABC', '-extfile', 'ca.cnf', '-extensions', 'ext'];
  await openssl('x509', ...issue, ...more, '-out', 'own.pem');
  const state = gives === 'revoked' ? 'R\t400101000000Z\t250101000000Z' : 'V\t400101000000Z\t';
  await writeFile(path.join(cwd, 'index.txt'), `${state}\t4ABC\tunknown\t/CN=Casa/C=AR\n`);
  const list = ['-gencrl', '-config', 'ca.cnf', '-name', 'one', '-cert', 'ca.pem'];
  await openssl('ca', ...list, '-keyfile', 'ca.key', '-out', 'list.pem');
  await openssl('crl', '-in', 'list.pem', '-outform', 'DER', '-out', 'ca.crl');
  const read = (name: string) => readFile(path.join(cwd, name), 'utf8');
  return {
    key: await read('own.key'),
    own: await read('own.pem'),
    issuer: await read('ca.pem'),
    asked: () => asked,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
