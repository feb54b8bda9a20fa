import { randomBytes } from 'node:crypto';
import type { Services } from '../../../engine/acciones/context';
import { sharedSecret } from '../../../engine/session/sharedSecret';
import type { LinkSecrets } from '../address/linkKeys';
import type { LinkSource } from '../address/linkSource';
import { type Leaving, leaveOrFail } from '../out/leaveFile';
import { askPrint } from './askPrint';
import { withSftp } from './openSftp';
import { SftpLost } from './sftpFault';
import { sftpFolder } from './sftpFolder';
import { sftpPlaceOf } from './sftpPlace';

const LOOK_MS = 60_000;
const LEAVE_MS = 300_000;

type Asking = Pick<Services, 'config' | 'database' | 'outside'>;

interface Target {
  source: LinkSource & { folder: string };
  secrets: LinkSecrets;
}

/** Two organisations may leave files on one server, each with links of the same numbers. */
const markOf = async ({ database }: Asking): Promise<string> =>
  `${await sharedSecret(database.db, 'draft-mark', () => randomBytes(4).toString('hex'))}-`;

/** Leaves a file on a server: whole, once, and under a name that nothing else has. */
export async function leaveBySftp(
  services: Asking,
  { source, secrets }: Target,
  leaving: Leaving,
): Promise<string> {
  const place = sftpPlaceOf(source, secrets);
  const mark = await markOf(services);
  let { ready } = leaving;
  const attempt = () =>
    withSftp(services, place, LEAVE_MS, (session) =>
      leaveOrFail(sftpFolder(session, source.folder, mark), {
        ...{ ...leaving, ready },
        noteReady: async (name, stamp) => {
          await leaving.noteReady(name, stamp);
          ready = name;
        },
      }),
    );
  try {
    return await attempt();
  } catch (error) {
    // Whether it got its name before the connection broke is seen by another one.
    if (!(error instanceof SftpLost) || ready === null) throw error;
    return attempt();
  }
}

/** Looks whether a file could be left: answers the key that nobody accepted yet, and null where all is well or nobody gave a password. */
export async function lookAtTarget(
  services: Asking,
  { source, secrets }: Target,
): Promise<string | null> {
  if (source.sftpPrint === '') return askPrint(services, source);
  if (secrets.login === null) return null;
  const place = sftpPlaceOf(source, secrets);
  await withSftp(services, place, LOOK_MS, (session) => session.list(source.folder));
  return null;
}
