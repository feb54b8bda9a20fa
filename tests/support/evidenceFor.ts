import type { Evidence } from '../../server/engine/signing/pdf/evidencePages';
import type { Seal } from '../../server/engine/signing/pdf/fillField';
import { clock } from '../../server/engine/time/clock';

/** A paper of a test has this evidence, with a field for each signer. */
export const evidenceFor = (...names: string[]): Evidence => ({
  title: 'Norma',
  organisation: 'Casa',
  facts: [],
  address: 'https://anden.example/verify/ABCD',
  fields: names.map((name, index) => ({ field: String(index + 1), name, detail: '' })),
});

export const sealOf = (field: string): Seal => ({
  field,
  name: 'Sosa',
  reason: '',
  at: clock.now(),
  lines: ['Firmado'],
});
