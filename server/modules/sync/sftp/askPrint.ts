import type { Services } from '../../../engine/acciones/context';
import { demoPrint } from './demoPrint';
import { isDemoHost } from './demoSession';
import { printOf } from './printOf';
import { outsideHostOf } from './sftpPlace';
import { openLine } from './sshLine';

const PATIENCE_MS = 20_000;

/** Asks a server which key it shows, and goes before it is told who asks. */
export async function askPrint(
  services: Pick<Services, 'config' | 'database' | 'outside'>,
  { sftpHost, sftpUser }: { sftpHost: string; sftpUser: string },
  patienceMs = PATIENCE_MS,
): Promise<string> {
  const host = outsideHostOf(sftpHost);
  if (isDemoHost(services, host)) return demoPrint;
  const line = await openLine(services, host, patienceMs);
  try {
    return await line.wait<string>((answer) => {
      line.start({
        username: sftpUser,
        hostVerifier: (key: Buffer) => {
          answer(null, printOf(key));
          return false;
        },
      });
    });
  } finally {
    line.close();
  }
}
