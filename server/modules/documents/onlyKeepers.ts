import type { Context } from '../../engine/acciones/context';
import { forbidden } from '../../engine/http/fault';
import { keepsDocuments } from './documentScope';

/** Only people who keep everybody's file pass, whatever is in reach. */
export async function onlyKeepers({ viewer }: Context): Promise<void> {
  if (!keepsDocuments(viewer)) throw forbidden('Eso lo hace quien guarda los legajos.');
}
