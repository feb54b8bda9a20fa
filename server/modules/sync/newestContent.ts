import type { tryLink } from '@contract/sync/linkAcciones';
import type { z } from 'zod';
import type { Context } from '../../engine/acciones/context';
import { conflict } from '../../engine/http/fault';
import { turnOf } from '../../engine/signing/turnOf';
import { askSource } from './address/askSource';
import type { Content } from './address/askWhole';
import { lentSecrets } from './address/lentSecrets';
import { refuseSource } from './address/refuseSource';
import { listFiles, takeStill } from './folder/linkFolder';

type Asked = z.output<typeof tryLink.input>;
type Asking = Pick<Context, 'db' | 'viewer' | 'services'>;

/** The newest that a link could read as it is written now, which the caller drops; null where there is nothing. */
export async function newestContent(asking: Asking, asked: Asked): Promise<Content | null> {
  const { services } = asking;
  await refuseSource(asking, asked);
  if (asked.via === 'sftp') {
    const { newestBySftp } = await import('./sftp/readSftp');
    return newestBySftp(services, asked, await lentSecrets(asking, asked));
  }
  if (asked.via !== 'folder') {
    const secrets = await lentSecrets(asking, asked);
    return askSource(services, asked, secrets, { turn: turnOf(asking.viewer), trial: true });
  }
  const file = (await listFiles(services, asked)).at(-1);
  if (!file) return null;
  const spooled = await takeStill(services, asked, file);
  if (!spooled) throw conflict(`${file.name} se está escribiendo: probá en un momento.`);
  return { name: file.name, spooled };
}
