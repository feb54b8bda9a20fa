import { payRunRecord as record } from '@contract/liquidations/payRun';
import { useWatch } from 'react-hook-form';
import { DecimalInput } from '@/components/form/DecimalInput';
import { SelectInput } from '@/components/form/SelectInput';
import { monthChoices } from '@/utils/monthChoices';

const { since, raise, raiseValue } = record.fields;
const raises = raise.values.map((value) => ({ value, label: raise.labels[value] }));

/** The inputs say which months an adjustment looks at, and with which salary. */
export function AdjustmentInputs() {
  const by = useWatch({ name: 'raise' });
  return (
    <>
      <SelectInput
        name="since"
        label={since.label}
        options={monthChoices().slice(2)}
        hint="Mira los meses ya publicados, desde ese hasta el anterior al de la liquidación."
      />
      <SelectInput name="raise" label={raise.label} options={raises} />
      {by === 'percent' ? (
        <DecimalInput
          name="raiseValue"
          label={raiseValue.label}
          suffix="%"
          hint="Sobre lo que se pagó en cada mes. Lo que ya dio otro ajuste se resta."
        />
      ) : null}
      {by === 'amount' ? (
        <DecimalInput
          name="raiseValue"
          label={raiseValue.label}
          prefix="$"
          hint="A quienes cobran por mes. Lo que ya dio otro ajuste se resta."
        />
      ) : null}
    </>
  );
}
