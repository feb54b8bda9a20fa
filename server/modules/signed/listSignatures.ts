import { listSignatures } from '@contract/signed/listSignatures';
import { implement } from '../../engine/acciones/implement';
import { runList } from '../../engine/lists/runList';
import { signaturesList, toSignatureRow } from './signatureQueries';

export const listSignaturesHandler = implement(listSignatures, async (input, context) => {
  const { rows, ...counted } = await runList(signaturesList, context, input);
  return { ...counted, rows: rows.map(toSignatureRow) };
});
