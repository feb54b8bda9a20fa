import type { Context } from '../../engine/acciones/context';
import { tellPeople } from '../../engine/people/tellPeople';

const tags = [
  { type: 'Signature', id: 'LIST' },
  { type: 'Envelope', id: 'LIST' },
  // A paper of somebody's file says whether it was signed.
  { type: 'Document', id: 'LIST' },
] as const;

/** Who signs, and who sends. */
export const tellSigned = (
  told: Pick<Context, 'db' | 'emit'>,
  personIds: readonly number[],
): Promise<void> => tellPeople(told, tags, personIds, ['LIQUIDATION.SHOW', 'ADMIN']);
