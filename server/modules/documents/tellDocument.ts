import { sensitiveKeepers } from '@contract/session/sensitiveKeepers';
import type { Context } from '../../engine/acciones/context';
import { tellPeople } from '../../engine/people/tellPeople';

const tags = [
  { type: 'Document', id: 'LIST' },
  { type: 'DocumentType', id: 'LIST' },
  { type: 'DocumentRequest', id: 'LIST' },
] as const;

/** This tells the owner of the file and those who keep them all. */
export const tellDocument = (
  told: Pick<Context, 'db' | 'emit'>,
  personId: number | readonly number[],
): Promise<void> => tellPeople(told, tags, [personId].flat(), sensitiveKeepers);
