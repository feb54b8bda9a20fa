import { useWatch } from 'react-hook-form';
import { SelectInput } from '../form/SelectInput';
import { PeopleInput } from './PeopleInput';
import { usePlaces } from './usePlaces';
import { type Whom, whomLabels } from './whomForm';

interface WhomInputProps {
  /** "A quiénes", "Quiénes firman". */
  label: string;
  /** Off where nothing is ever for everybody. */
  everybody?: boolean;
}

/** For whom, in a form with `whomFields`. */
export function WhomInput({ label, everybody = true }: WhomInputProps) {
  const whom = useWatch<Whom, 'whom'>({ name: 'whom' });
  const { areas, sites } = usePlaces();
  const options = Object.entries(whomLabels)
    .map(([value, text]) => ({ value, label: text }))
    .filter(({ value }) => everybody || value !== 'everybody');
  return (
    <>
      <SelectInput<Whom> name="whom" label={label} options={options} />
      {whom === 'people' ? <PeopleInput name="people" label="Personas" /> : null}
      {whom === 'area' ? <SelectInput<Whom> name="areaId" label="Área" options={areas} /> : null}
      {whom === 'site' ? <SelectInput<Whom> name="siteId" label="Sede" options={sites} /> : null}
    </>
  );
}
