import { envelopeRecord } from '@contract/signed/envelope';
import { signatureRecord } from '@contract/signed/signature';
import { defineFind, detailOf, listWith } from '../../engine/search/find';
import { envelopesList } from './envelopeQueries';
import { signaturesList, toSignatureRow } from './signatureQueries';
import { sendsEnvelopes } from './signedScope';

export const envelopesFind = defineFind({
  kind: 'envelope',
  label: 'Enviados a firmar',
  under: ['/signed/envelopes'],
  list: envelopesList,
  all: (words) => listWith('/signed', words),
  show: ({ id, title, state }) => ({
    id,
    title,
    detail: envelopeRecord.shown.state.labels[state],
    link: `/signed/envelopes/${id}`,
    imageUrl: null,
  }),
});

export const signaturesFind = defineFind({
  kind: 'signature',
  label: 'Firmas',
  list: signaturesList,
  least: 3,
  all: (words, { viewer }) =>
    sendsEnvelopes(viewer) ? listWith('/signed/people', words) : '/signed/mine',
  show: (row, { viewer }) => {
    const { id, envelopeId, title, personName, personId, state } = toSignatureRow(row);
    const own = personId === viewer.personId;
    const link = own ? `/signed/sign/${id}` : `/signed/envelopes/${envelopeId}`;
    const detail = detailOf(own ? null : personName, signatureRecord.shown.state.labels[state]);
    return { id, title, detail, link, imageUrl: null };
  },
});
