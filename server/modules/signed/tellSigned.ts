import { sensitiveKeepers } from '@contract/session/sensitiveKeepers';
import type { Context } from '../../engine/acciones/context';
import { tellPeople } from '../../engine/people/tellPeople';

const tags = [
  { type: 'Signature', id: 'LIST' },
  { type: 'Envelope', id: 'LIST' },
  // A paper of somebody's file says whether it was signed.
  { type: 'Document', id: 'LIST' },
] as const;

type Tools = Pick<Context, 'db' | 'emit'>;

/** Who signs, and who sends. */
export const tellSigned = (tools: Tools, personIds: readonly number[]): Promise<void> =>
  tellPeople(tools, tags, personIds, sensitiveKeepers);

/** Who signs an envelope that changed: who sends was told of that. */
export const tellSigners = (tools: Tools, personIds: readonly number[]): Promise<void> =>
  tellPeople(tools, tags, personIds, []);
