import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { contractResolver } from '@/components/form/contractResolver';
import { TextInput } from '@/components/form/TextInput';

const docketForm = z.object({
  docket: z.string().trim().min(1, 'Escribí tu legajo.'),
  pin: z.string().min(1, 'Escribí tu PIN.'),
});
type DocketValues = z.input<typeof docketForm>;
const resolver = contractResolver(docketForm);

/** A person who walked away leaves nothing on the screen for the next one. */
const IDLE_MS = 30_000;

interface DocketDialogProps {
  onTouch: (shown: DocketValues) => void;
  onClose: () => void;
}

/** Docket and PIN, for whoever has no telephone at hand. */
export function DocketDialog({ onTouch, onClose }: DocketDialogProps) {
  const form = useForm<DocketValues>({ resolver, defaultValues: { docket: '', pin: '' } });
  const typed = form.watch();
  const text = `${typed.docket} ${typed.pin}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key begins the wait anew
  useEffect(() => {
    const timer = setTimeout(onClose, IDLE_MS);
    return () => clearTimeout(timer);
  }, [text, onClose]);
  return (
    <FormDialog
      open
      title="Legajo y PIN"
      form={form}
      submitLabel="Fichar"
      onClose={onClose}
      brief
      onSubmit={async (values) => onTouch(values)}
    >
      <TextInput<DocketValues>
        name="docket"
        label="Legajo"
        autoComplete="off"
        autoFocus
        maxLength={20}
      />
      <TextInput<DocketValues>
        name="pin"
        label="PIN"
        type="password"
        autoComplete="off"
        maxLength={12}
      />
    </FormDialog>
  );
}
