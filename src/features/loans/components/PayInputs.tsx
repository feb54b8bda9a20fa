import { day } from '@contract/core/id';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { contractResolver } from '@/components/form/contractResolver';
import { DateInput } from '@/components/form/DateInput';
import { RadioInput } from '@/components/form/RadioInput';
import { localDay } from '@/utils/localDay';

const payForm = z.object({ how: z.enum(['transfer', 'run']), paidOn: day });
export type PayValues = z.input<typeof payForm>;
export const payResolver = contractResolver(payForm);

export const payNow = (): PayValues => ({ how: 'transfer', paidOn: localDay() });

export const payWords: Record<PayValues['how'], string> = {
  transfer: 'Anotar la transferencia',
  run: 'Pagar con el sueldo',
};

/** The inputs say how it is paid: by transfer, with its day, or with the next pay. */
export function PayInputs({ transferOnly = false }: { transferOnly?: boolean }) {
  const how = useWatch<PayValues, 'how'>({ name: 'how' });
  return (
    <>
      {transferOnly ? null : (
        <RadioInput
          name="how"
          label="Cómo se paga"
          options={[
            { value: 'transfer', label: 'Por transferencia' },
            { value: 'run', label: 'Con el próximo sueldo' },
          ]}
        />
      )}
      {how === 'transfer' ? (
        <DateInput name="paidOn" label="Se transfirió el" max={localDay()} />
      ) : null}
    </>
  );
}
