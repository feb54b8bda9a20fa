import { listEnvelopes } from '@contract/signed/envelopeAcciones';
import { implement } from '../../engine/acciones/implement';
import { runList } from '../../engine/lists/runList';
import { envelopesList } from './envelopeQueries';
import { toEnvelopeRows } from './envelopeRows';
import { sendsEnvelopes } from './signedScope';

export const listEnvelopesHandler = implement(listEnvelopes, async (input, context) => {
  const { rows, ...counted } = await runList(envelopesList, context, input);
  return {
    ...counted,
    rows: await toEnvelopeRows(context.db, rows),
    sends: sendsEnvelopes(context.viewer),
  };
});
