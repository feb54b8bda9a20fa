import { bankAgreementRecord as record } from '@contract/hours/bankAgreement';
import { useSelector } from 'react-redux';
import { RecordInput } from '@/components/record/RecordInput';
import { selectCan } from '@/services/session/selectCan';
import type { HourBankAgreement } from '@/services/wms/generated/hours.gen';
import { useListEnvelopesQuery } from '@/services/wms/generated/signed.gen';

const LATEST = 100;

/** Chooses among the papers that were sent to be signed, for who sends them; the one that is there stays a choice. */
export function AgreementPaperInput({ row }: { row: HourBankAgreement | null }) {
  const signs = useSelector(selectCan('SIGNED'));
  const { data } = useListEnvelopesQuery(
    {
      size: LATEST,
      filters: [{ field: 'state', operator: 'in', value: ['sent', 'completed'] }],
    },
    { skip: !signs },
  );
  if (!data?.sends) return null;
  const sent = data.rows.map(({ id, title }) => ({ value: id, label: title }));
  const kept =
    row?.envelopeId && row.paper && !sent.some(({ value }) => value === row.envelopeId)
      ? [{ value: row.envelopeId, label: row.paper.title }]
      : [];
  return (
    <RecordInput
      record={record}
      name="envelopeId"
      options={[...kept, ...sent]}
      hint="Lo que se envió a firmar con este acuerdo: cada persona ve su firma en su banco."
    />
  );
}
