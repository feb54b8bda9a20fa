import type { Context } from '../../engine/acciones/context';
import { stockReaders } from '../warehouse';
import type { StoredCount } from './countQueries';

/** Figures that are open on somebody's screen go away when a blind count of them begins, and come back when it ends. */
export async function tellBlindness(
  { emit }: Pick<Context, 'emit'>,
  { blind, siteId }: Pick<StoredCount, 'blind' | 'siteId'>,
): Promise<void> {
  if (!blind) return;
  const tags = [
    { type: 'Stock', id: 'LIST' } as const,
    { type: 'Order', id: 'LIST' } as const,
    { type: 'Product', id: 'LIST' } as const,
  ];
  await emit(tags, stockReaders([siteId]));
}
