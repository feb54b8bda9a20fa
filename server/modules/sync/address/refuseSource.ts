import type { Context } from '../../../engine/acciones/context';
import { invalid } from '../../../engine/http/fault';
import { OutsideFault, outsideFaultOf, outsideReachFor } from '../../../engine/outside/askOutside';
import type { LinkSource } from './linkSource';

/** Refuses an address that leads inside of the network, and another WMS that is not asked for anything. */
export async function refuseSource(
  { services }: Pick<Context, 'services'>,
  { via, url, wmsAccion }: Pick<LinkSource, 'via' | 'url' | 'wmsAccion'>,
): Promise<void> {
  if (via === 'folder') return;
  if (url === null) throw invalid({ url: 'Poné la dirección.' });
  const reason = outsideFaultOf(url, await outsideReachFor(services, url));
  if (reason) throw invalid({ url: new OutsideFault(reason).message });
  if (via !== 'wms') return;
  if (/[?#]/.test(url)) throw invalid({ url: 'Va solo el comienzo, sin nada después de ? o #.' });
  if (wmsAccion === '') throw invalid({ wmsAccion: 'Poné la acción.' });
}
