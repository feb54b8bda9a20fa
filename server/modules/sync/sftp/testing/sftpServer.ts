import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ssh, { type AuthContext, type Connection } from 'ssh2';
import { printOf } from '../printOf';
import { newKeyPair } from './newKeyPair';
import { serveFiles, type Tricks } from './serveFiles';

export const USER = 'anden';
export const PASSWORD = 'clave muy larga 8';

/** Whether somebody gives the password, or shows that they have the private key of the other one. */
function mayEnter(context: AuthContext, allowed: string, byQuestion: boolean): boolean {
  if (context.username !== USER) return false;
  if (context.method === 'password') return !byQuestion && context.password === PASSWORD;
  if (context.method !== 'publickey') return false;
  const key = ssh.utils.parseKey(allowed);
  if (key instanceof Error) return false;
  const [known] = Array.isArray(key) ? key : [key];
  if (!known?.getPublicSSH().equals(context.key.data)) return false;
  const { signature, blob, hashAlgo } = context;
  // A question without a signature is only whether the key would do.
  return !signature || !blob || known.verify(blob, signature, hashAlgo) === true;
}

/** A server of files on this machine, over a folder of its own, that keeps how it was asked and can be hostile. */
export async function startSftpServer() {
  const home = await mkdtemp(path.join(tmpdir(), 'anden-sftp-'));
  await mkdir(path.join(home, 'salida'));
  const hostKeys = [newKeyPair()];
  const person = newKeyPair();
  const tricks: Tricks = {};
  /** The ways by which somebody tried to enter, in order. */
  const tried: string[] = [];
  const open = new Set<Connection>();
  const settings = { hostKeys: hostKeys.map(({ private: key }) => key) };

  const server = new ssh.Server(settings, (client) => {
    open.add(client);
    client.on('close', () => open.delete(client));
    client.on('error', () => undefined);
    client.on('authentication', (context) => {
      tried.push(context.method);
      if (tricks.byQuestion && context.method === 'keyboard-interactive') {
        context.prompt([{ prompt: 'Password: ', echo: false }], (answers) => {
          if (answers[0] === PASSWORD) context.accept();
          else context.reject();
        });
        return;
      }
      if (mayEnter(context, person.public, tricks.byQuestion === true)) context.accept();
      else context.reject(['password', 'publickey', 'keyboard-interactive']);
    });
    client.on('session', (accept) => {
      const session = accept();
      session.on('sftp', (take, refuse) => {
        if (tricks.noFiles) refuse();
        else serveFiles(take(), { home, tricks, drop: () => client.end() });
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const shown = ssh.utils.parseKey(hostKeys[0]?.public ?? '');
  const [key] = Array.isArray(shown) ? shown : [shown];
  if (!key || key instanceof Error) throw new Error('the key of the server cannot be read');
  return {
    ...{ home, tried, tricks, port },
    host: `127.0.0.1:${port}`,
    origin: `sftp://127.0.0.1:${port}`,
    print: printOf(key.getPublicSSH()),
    privateKey: person.private,
    calm: () => {
      for (const name of Object.keys(tricks)) delete tricks[name as keyof Tricks];
      tried.length = 0;
    },
    stop: async () => {
      for (const client of open) client.end();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await rm(home, { recursive: true, force: true });
    },
  };
}
