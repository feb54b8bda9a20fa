import type { Context } from '../../engine/acciones/context';
import { forbidden } from '../../engine/http/fault';
import { keepsDocuments } from './documentScope';

/** What only who keeps everybody's file may do, whatever is in reach. */
export async function onlyKeepers({ viewer }: Context): Promise<void> {
  if (!keepsDocuments(viewer)) throw forbidden('Eso lo hace quien guarda los legajos.');
}
