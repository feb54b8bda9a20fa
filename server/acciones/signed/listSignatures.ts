import { listSignatures } from '@contract/signed/listSignatures';
import { runList } from '../../lists/runList';
import { implement } from '../implement';
import { signaturesList, toSignatureRow } from './signatureQueries';

export const listSignaturesHandler = implement(listSignatures, async (input, context) => {
  const { rows, ...counted } = await runList(signaturesList, context, input);
  return { ...counted, rows: rows.map(toSignatureRow) };
});
