import {
  bankLayoutFaults,
  bankLayoutFields,
  bankLayoutRecord,
} from '@contract/liquidations/bankLayout';
import { recordFile } from '@/components/record/recordFile';

/** How a bank wants its file, and nothing of anybody's pay. */
export const layoutFile = recordFile({
  record: bankLayoutRecord,
  kind: 'anden.disenoDeBanco',
  edition: 1,
  part: 'diseno',
  words: { one: 'un diseño de banco', that: 'Ese diseño' },
  fields: bankLayoutFields,
  checked: bankLayoutFields.superRefine(bankLayoutFaults),
  mostBytes: 256 * 1024,
});
