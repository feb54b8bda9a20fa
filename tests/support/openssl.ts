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
    /** What openssl itself says of the last token that it gave. */
    lastAnswer: () => path.join(cwd, 'answer.tsr'),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
