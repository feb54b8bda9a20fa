import type { PublicContext } from '../../engine/acciones/context';

/** Open calendars look again; what each may see is decided there. */
export const tellAbsences = ({ emit }: Pick<PublicContext, 'emit'>) =>
  emit([{ type: 'Absence', id: 'LIST' }], { kind: 'everyone' });
