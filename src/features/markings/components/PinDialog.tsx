import { pinSchema } from '@contract/markings/pin';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { TextInput } from '@/components/form/TextInput';
import { useChoosePinMutation } from '@/services/wms/generated/markings.gen';

const pinForm = z
  .object({ pin: pinSchema, again: z.string() })
  .refine(({ pin, again }) => pin === again, {
    path: ['again'],
    message: 'No es igual al de arriba.',
  });
type PinValues = z.input<typeof pinForm>;
const resolver = contractResolver(pinForm);

const hidden = { type: 'password', autoComplete: 'off', maxLength: 6 } as const;

/** The PIN of one's own, twice: it is not shown while it is typed. */
export function PinDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<PinValues>({ resolver, defaultValues: { pin: '', again: '' } });
  const [send] = useChoosePinMutation();
  const notify = useNotice();
  return (
    <FormDialog
      open
      title="Elegir PIN"
      form={form}
      submitLabel="Guardar"
      onClose={onClose}
      onSubmit={async ({ pin }) => {
        await send({ pin }).unwrap();
        onClose();
        notify({ text: 'PIN guardado' });
      }}
    >
      <TextInput<PinValues>
        {...hidden}
        name="pin"
        label="PIN"
        hint="De 4 a 6 números. Con tu legajo, sirve en los kioscos y en ningún otro lado."
        autoFocus
      />
      <TextInput<PinValues> {...hidden} name="again" label="Repetilo" />
    </FormDialog>
  );
}
