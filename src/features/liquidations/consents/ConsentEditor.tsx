import {
  deductionConsentFaults,
  deductionConsentRecord as record,
} from '@contract/liquidations/deductionConsent';
import { useMemo } from 'react';
import { AttachedFiles } from '@/components/files/AttachedFiles';
import { CertificateDrop } from '@/components/files/CertificateDrop';
import { useCertificate } from '@/components/files/useCertificate';
import { SelectInput } from '@/components/form/SelectInput';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { recordForm } from '@/components/record/recordForm';
import { PersonInput } from '@/components/references/PersonInput';
import {
  type DeductionConsent,
  useSaveDeductionConsentMutation,
} from '@/services/wms/generated/liquidations.gen';
import { localDay } from '@/utils/localDay';
import type { ConceptChoice } from './consentChoices';

interface ConsentEditorProps {
  row: DeductionConsent | null;
  concepts: readonly ConceptChoice[];
  onClose: () => void;
}

/** The form of a consent: to which deduction, since when, and the paper that says so. */
export function ConsentEditor({ row, concepts, onClose }: ConsentEditorProps) {
  const [save] = useSaveDeductionConsentMutation();
  const name = row?.person.name ?? '';
  // The person is chosen once, so that no conflict is about another name than theirs.
  const model = useMemo(
    () =>
      recordForm(record, {
        check: (held, context) => deductionConsentFaults(held, context),
        show: { personId: () => name },
      }),
    [name],
  );
  const paper = useCertificate(undefined, 'consent');
  type Fields = Parameters<typeof save>[0];
  const send = (fields: Fields) => ({
    unwrap: async () => {
      const brought = await paper.send();
      return save({ ...fields, ...(brought ? { paper: brought } : {}) }).unwrap();
    },
  });
  return (
    <RecordEditor
      model={model}
      row={row}
      known={{ fromDay: localDay() }}
      title={row ? `Consentimiento de ${name}` : 'Nuevo consentimiento'}
      added="Consentimiento anotado"
      send={send}
      onClose={onClose}
    >
      <PersonInput name="personId" label={record.fields.personId.label} disabled={row !== null} />
      <SelectInput name="code" label={record.fields.code.label} options={concepts} />
      <RecordInput record={record} name="fromDay" hint="El día en que consintió." />
      <RecordInput record={record} name="toDay" hint="Si lo retiró o era por un tiempo." />
      <RecordInput record={record} name="note" />
      <AttachedFiles files={row?.paper ? [row.paper] : []} />
      <CertificateDrop
        label={row?.paper ? 'Otro papel en su lugar' : 'Papel firmado'}
        later={!row?.paper}
        file={paper.file}
        onChange={paper.setFile}
      />
    </RecordEditor>
  );
}
