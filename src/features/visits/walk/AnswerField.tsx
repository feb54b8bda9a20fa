import { type Question, yesNoLabels } from '@contract/visits/checklist';
import { useWatch } from 'react-hook-form';
import { labelChoices } from '@/components/data-grid/labelChoices';
import { DecimalInput } from '@/components/form/DecimalInput';
import { Field } from '@/components/form/Field';
import { RadioInput } from '@/components/form/RadioInput';
import { TextInput } from '@/components/form/TextInput';
import { useField } from '@/components/form/useField';
import type { VisitDetail } from '@/services/wms/generated/visits.gen';
import type { FinishValues } from './finishForm';
import { VisitPhotos } from './VisitPhotos';

interface AnswerFieldProps {
  visit: VisitDetail;
  question: Question;
  place: number;
}

const yesNo = labelChoices(yesNoLabels);
const DECIMALS = 4;

/** Draws a question of a visit with the control that its kind asks for. */
export function AnswerField({ visit, question, place }: AnswerFieldProps) {
  const { text, kind, options, required, photoOnNo } = question;
  const name = `answers.${place}` as const;
  const value = useWatch<FinishValues, typeof name>({ name });
  const asks = { name, label: text, optional: !required };
  switch (kind) {
    case 'photo':
      return <PhotoAnswer visit={visit} question={question} place={place} />;
    case 'number':
      return <DecimalInput<FinishValues> {...asks} decimals={DECIMALS} />;
    case 'text':
      return <TextInput<FinishValues> {...asks} rows={2} maxLength={1000} />;
    case 'choice':
      return (
        <RadioInput<FinishValues>
          {...asks}
          options={options.map((option) => ({ value: option, label: option }))}
        />
      );
    default:
      return (
        <>
          <RadioInput<FinishValues> {...asks} options={yesNo} />
          {photoOnNo && value === 'no' ? (
            <VisitPhotos visit={visit} label="Mostrar por qué no" question={place} />
          ) : null}
        </>
      );
  }
}

function PhotoAnswer({ visit, question: { text, required }, place }: AnswerFieldProps) {
  const { error, id } = useField(`answers.${place}`);
  return (
    <Field id={id} label={text} error={error} optional={!required} group>
      <VisitPhotos visit={visit} label="Sacar una foto" question={place} />
    </Field>
  );
}
