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

/** This tells the people who sign, and those who send. */
export const tellSigned = (tools: Tools, personIds: readonly number[]): Promise<void> =>
  tellPeople(tools, tags, personIds, sensitiveKeepers);

/** This tells the people who sign an envelope that changed: those who send were told of that. */
export const tellSigners = (tools: Tools, personIds: readonly number[]): Promise<void> =>
  tellPeople(tools, tags, personIds, []);
