import type { PublicContext } from '../../engine/acciones/context';

/** Open screens of leave look again; what each may see is decided there. */
export const tellLeaves = ({ emit }: Pick<PublicContext, 'emit'>) =>
  emit([{ type: 'Leave', id: 'LIST' }], { kind: 'everyone' });
