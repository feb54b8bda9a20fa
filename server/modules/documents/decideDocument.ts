import { decideDocument } from '@contract/documents/askedDocumentAcciones';
import { implement } from '../../engine/acciones/implement';
import { decideAsked } from './decideAsked';
import { presentAsked } from './lockAsked';
import { onlyKeepers } from './onlyKeepers';

export const decideDocumentHandler = implement(
  decideDocument,
  async ({ id, version, accept, reason }, context) => {
    await presentAsked(context, id);
    await onlyKeepers(context);
    await decideAsked(context, { id, version }, accept ? null : reason);
    return presentAsked(context, id);
  },
);
