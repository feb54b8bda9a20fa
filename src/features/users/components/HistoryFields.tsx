import { payRecord } from '@contract/users/personPay';
import { useFormContext } from 'react-hook-form';
import { DecimalInput } from '@/components/form/DecimalInput';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { PersonInput } from '@/components/references/PersonInput';
import { type HistoryValues, kindTexts } from '../historyModel';
import { basisOptions } from '../payForm';
import { useAreaOptions } from '../useAreaOptions';

/** The value of a change, by its kind. */
export function HistoryFields() {
  const kind = useFormContext<HistoryValues>().watch('kind');
  const areas = useAreaOptions();
  switch (kind) {
    case 'place':
      return (
        <SelectInput<HistoryValues> name="change.areaId" label={kindTexts.place} options={areas} />
      );
    case 'manager':
      return (
        <PersonInput
          name="change.managerId"
          label={kindTexts.manager}
          hint="Vacío: a nadie."
          optional
        />
      );
    case 'salary':
      return (
        <>
          <SelectInput<HistoryValues>
            name="change.salaryBasis"
            label={payRecord.fields.salaryBasis.label}
            options={basisOptions}
          />
          <DecimalInput<HistoryValues> name="change.salary" label={kindTexts.salary} prefix="$" />
        </>
      );
    case 'category':
      return (
        <TextInput<HistoryValues>
          name="change.category"
          label={kindTexts.category}
          maxLength={120}
          optional
        />
      );
    case 'agreement':
      return (
        <TextInput<HistoryValues>
          name="change.agreement"
          label={kindTexts.agreement}
          maxLength={120}
          optional
        />
      );
    default:
      return (
        <TextInput<HistoryValues>
          name="change.position"
          label={kindTexts.position}
          maxLength={120}
          optional
        />
      );
  }
}
