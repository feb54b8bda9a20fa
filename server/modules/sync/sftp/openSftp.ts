import { isPrivateKey } from '@contract/sync/linkSecret';
import type { AnyAuthMethod } from 'ssh2';
import type { Services } from '../../../engine/acciones/context';
import { demoSession, isDemoHost } from './demoSession';
import { printOf } from './printOf';
import { OtherPrint } from './sftpFault';
import type { SftpPlace } from './sftpPlace';
import { filesOf, type SftpSession } from './sftpSession';
import { openLine } from './sshLine';

/** A person is asked for the password in one question; some servers know it by no other way. */
function waysIn({ user: username, login }: SftpPlace): AnyAuthMethod[] {
  if (isPrivateKey(login)) return [{ type: 'publickey', username, key: login }];
  return [
    { type: 'password', username, password: login },
    {
      type: 'keyboard-interactive',
      username,
      prompt: (_name, _instructions, _lang, prompts, finish) =>
        finish(prompts.length === 1 && prompts[0]?.echo === false ? [login] : []),
    },
  ];
}

/** Enters a server that shows the key that was accepted; one that shows another is told nothing. */
export async function openSftp(
  services: Pick<Services, 'config' | 'database' | 'outside'>,
  place: SftpPlace,
  patienceMs: number,
): Promise<SftpSession> {
  if (isDemoHost(services, place.host)) return demoSession(place.print);
  const line = await openLine(services, place.host, patienceMs);
  try {
    await line.wait<void>((answer) => {
      line.client.once('ready', () => answer(null));
      line.start({
        username: place.user,
        authHandler: waysIn(place),
        hostVerifier: (key: Buffer) => {
          const shown = printOf(key);
          if (shown !== place.print) line.breakOff(new OtherPrint(shown));
          return shown === place.print;
        },
      });
    });
    return await filesOf(line);
  } catch (error) {
    line.close();
    throw error;
  }
}

/** Enters a server, has something done there, and leaves it however that ends. */
export async function withSftp<T>(
  services: Pick<Services, 'config' | 'database' | 'outside'>,
  place: SftpPlace,
  patienceMs: number,
  work: (session: SftpSession) => Promise<T>,
): Promise<T> {
  const session = await openSftp(services, place, patienceMs);
  try {
    return await work(session);
  } finally {
    session.close();
  }
}
