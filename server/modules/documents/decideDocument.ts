import { decideDocument } from '@contract/documents/askedDocumentAcciones';
import { implement } from '../../engine/acciones/implement';
import { decideAsked } from './decideAsked';
import { onlyKeepers } from './onlyKeepers';
import { presentAsked } from './presentAsked';

export const decideDocumentHandler = implement(
  decideDocument,
  async ({ id, version, accept, reason }, context) => {
    await presentAsked(context, id);
    await onlyKeepers(context);
    await decideAsked(context, { id, version }, accept ? null : reason);
    return presentAsked(context, id);
  },
);
