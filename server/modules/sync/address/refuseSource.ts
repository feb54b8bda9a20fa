import type { Context } from '../../../engine/acciones/context';
import { invalid } from '../../../engine/http/fault';
import { OutsideFault, outsideFaultOf, outsideReachFor } from '../../../engine/outside/askOutside';
import { hostFaultOf } from '../../../engine/outside/connectOutside';
import { outsideHostOf } from '../sftp/sftpPlace';
import type { LinkSource } from './linkSource';

type Source = Pick<LinkSource, 'via' | 'url' | 'wmsAccion' | 'sftpHost' | 'sftpUser'> & {
  folder: string;
};

async function refuseHost(
  { services }: Pick<Context, 'services'>,
  { sftpHost, sftpUser }: Source,
): Promise<void> {
  if (sftpHost === '') throw invalid({ sftpHost: 'Poné el servidor.' });
  if (sftpUser === '') throw invalid({ sftpUser: 'Poné el usuario.' });
  const fault = await hostFaultOf(services, outsideHostOf(sftpHost));
  if (fault) throw invalid({ sftpHost: fault.message });
}

/** Refuses a place that leads inside of the network, and another WMS that is not asked for anything. */
export async function refuseSource(
  context: Pick<Context, 'services'>,
  source: Source,
): Promise<void> {
  const { via, url, wmsAccion, folder } = source;
  if (via === 'sftp') return refuseHost(context, source);
  if (folder.startsWith('/')) throw invalid({ folder: 'Va sin la barra del comienzo.' });
  if (via === 'folder') return;
  if (url === null) throw invalid({ url: 'Poné la dirección.' });
  const reason = outsideFaultOf(url, await outsideReachFor(context.services, url));
  if (reason) throw invalid({ url: new OutsideFault(reason).message });
  if (via !== 'wms') return;
  if (/[?#]/.test(url)) throw invalid({ url: 'Va solo el comienzo, sin nada después de ? o #.' });
  if (wmsAccion === '') throw invalid({ wmsAccion: 'Poné la acción.' });
}
