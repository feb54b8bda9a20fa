import type { Algorithms, Client, ConnectConfig } from 'ssh2';
import type { Services } from '../../../engine/acciones/context';
import { connectOutside, type OutsideHost } from '../../../engine/outside/connectOutside';
import { lostBy, SftpLost, sftpFaultOf, slow } from './sftpFault';

/** A group that a server makes up may take hours to reckon with, what is compressed may grow without end, and SHA-1 proves no key any more: none of them is offered. */
const algorithms: Algorithms = {
  kex: [
    'curve25519-sha256',
    'curve25519-sha256@libssh.org',
    'ecdh-sha2-nistp256',
    'ecdh-sha2-nistp384',
    'ecdh-sha2-nistp521',
    'diffie-hellman-group16-sha512',
    'diffie-hellman-group14-sha256',
  ],
  serverHostKey: [
    'ssh-ed25519',
    'ecdsa-sha2-nistp256',
    'ecdsa-sha2-nistp384',
    'ecdsa-sha2-nistp521',
    'rsa-sha2-512',
    'rsa-sha2-256',
  ],
  compress: ['none'],
};

type Answer<T> = (error: unknown, value?: T) => void;

/** An SSH connection of which each question ends: by its answer, or by what broke the connection before. */
export interface SshLine {
  client: Client;
  wait<T>(ask: (answer: Answer<T>) => void): Promise<T>;
  /** Begins to speak, once there is somebody who listens. */
  start(settings: ConnectConfig): void;
  breakOff(why: unknown): void;
  /** All that is asked from now on must end within it. */
  within(ms: number): void;
  close(): void;
}

/** Connects to a server that may be reached, and says nothing yet. */
export async function openLine(
  services: Pick<Services, 'database' | 'outside'>,
  host: OutsideHost,
  patienceMs: number,
): Promise<SshLine> {
  const began = performance.now();
  // Few links travel by SFTP: a server that starts does not load how that is spoken.
  const { default: ssh } = await import('ssh2');
  const socket = await connectOutside(services, host, patienceMs).catch((error: unknown) => {
    throw lostBy(error);
  });
  const client = new ssh.Client();
  let fail: (why: Error) => void = () => undefined;
  const broken = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  broken.catch(() => undefined);
  let patience: NodeJS.Timeout | undefined;
  const breakOff = (why: unknown) => {
    clearTimeout(patience);
    fail(lostBy(why));
    socket.destroy();
  };
  patience = setTimeout(() => breakOff(slow()), patienceMs - (performance.now() - began));
  client.on('error', breakOff);
  client.on('close', () => breakOff(new SftpLost()));
  client.on('change password', () =>
    breakOff(new SftpLost('El servidor SFTP pide cambiar la contraseña de ese usuario.')),
  );
  return {
    ...{ client, breakOff },
    start: (settings) => {
      // Its own timer would not know how much time is left.
      client.connect({ ...settings, sock: socket, readyTimeout: 0, algorithms });
    },
    wait: <T>(ask: (answer: Answer<T>) => void) =>
      Promise.race([
        broken,
        new Promise<T>((resolve, reject) => {
          try {
            ask((error, value) => (error ? reject(sftpFaultOf(error)) : resolve(value as T)));
          } catch (error) {
            reject(sftpFaultOf(error));
          }
        }),
      ]),
    within: (ms) => {
      clearTimeout(patience);
      patience = setTimeout(() => breakOff(slow()), ms);
    },
    close: () => {
      client.end();
      breakOff(new SftpLost());
    },
  };
}
