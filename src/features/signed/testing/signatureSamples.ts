import type { SignatureDetail, SignatureRow } from '@/services/wms/generated/signed.gen';

const me = { id: 7, name: 'Domínguez, Tomás', position: 'Operario', imageUrl: '' };
const first = { id: 8, name: 'Bravo, Luis', position: 'Supervisor', imageUrl: '' };

export const aSignature = (fields: Partial<SignatureRow> = {}): SignatureRow => ({
  id: 5,
  version: 2,
  envelopeId: 3,
  title: 'Política de uso de celulares',
  fileName: 'politica.pdf',
  personId: me.id,
  personName: me.name,
  docket: '1007',
  imageUrl: '',
  siteName: 'Casa central',
  areaName: 'Depósito',
  state: 'opened',
  turn: 1,
  dueOn: '2099-12-10',
  overdue: false,
  sentAt: '2026-11-20T12:00:00.000Z',
  openedAt: '2026-11-21T12:00:00.000Z',
  doneAt: null,
  changedAt: '2026-11-21T12:00:00.000Z',
  ...fields,
});

export const aSignatureDetail = (fields: Partial<SignatureDetail> = {}): SignatureDetail => ({
  ...aSignature(fields),
  message: '',
  sender: first,
  file: { name: 'politica.pdf', mime: 'application/pdf', url: '/archivos/9', previewUrl: null },
  reason: '',
  code: 'ABCD-1234',
  signers: [{ person: me, state: fields.state ?? 'opened', turn: 1, doneAt: null }],
  maySign: true,
  mayDissent: false,
  ...fields,
});

/** Another person signs first. */
export const notYet = (): SignatureDetail => {
  const signers = [
    { person: first, state: 'opened' as const, turn: 1, doneAt: null },
    { person: me, state: 'waiting' as const, turn: 2, doneAt: null },
  ];
  return aSignatureDetail({ state: 'waiting', turn: 2, maySign: false, signers });
};
