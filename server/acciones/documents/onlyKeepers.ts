import { forbidden } from '../../http/fault';
import type { Context } from '../context';
import { keepsDocuments } from './documentScope';

/** What only who keeps everybody's file may do, whatever is in reach. */
export async function onlyKeepers({ viewer }: Context): Promise<void> {
  if (!keepsDocuments(viewer)) throw forbidden('Eso lo hace quien guarda los legajos.');
}
