import { zodResolver } from '@hookform/resolvers/zod';
import { screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { renderBlock } from '../../../tests/support/renderApp';
import { FormDialog } from '../dialog/FormDialog';
import { CheckInput } from './CheckInput';
import { DateInput } from './DateInput';
import { SelectInput } from './SelectInput';
import { TextInput } from './TextInput';
import { useField } from './useField';
import { WithReason } from './WithReason';

const schema = z.object({
  files: z.array(z.string()).min(1, 'Elegí el archivo.'),
  day: z.string().min(1, 'Elegí el día.'),
  kind: z.string().min(1, 'Elegí el tipo.'),
  agreed: z.boolean().refine(Boolean, 'Tenés que aceptar.'),
  name: z.string().min(1, 'Escribí el nombre.'),
});
type Values = z.infer<typeof schema>;
const right: Values = { files: ['a'], day: '2026-08-15', kind: 'x', agreed: true, name: 'Ana' };
const wrong: Values = { files: [], day: '', kind: '', agreed: false, name: '' };

function FilesBlock() {
  const { error } = useField('files');
  return (
    <WithReason error={error}>
      <button type="button">Elegir archivo</button>
    </WithReason>
  );
}

/** Its last field comes before the others: for the form it is the first. */
function LateForm({ values, refused }: { values: Values; refused?: Record<string, string> }) {
  const form = useForm<Values>({ defaultValues: values, resolver: zodResolver(schema) });
  const [late, setLate] = useState(false);
  useEffect(() => setLate(true), []);
  const send = async () => {
    throw { status: 422, code: 'datos_invalidos', message: 'No.', detail: '', fields: refused };
  };
  return (
    <FormDialog open title="P" form={form} submitLabel="Guardar" onSubmit={send} onClose={send}>
      {late ? (
        <>
          <FilesBlock />
          <DateInput<Values> name="day" label="Día" />
          <SelectInput<Values> name="kind" label="Tipo" options={[{ value: 'x', label: 'X' }]} />
          <CheckInput<Values> name="agreed" label="Acepto" />
        </>
      ) : null}
      <TextInput<Values> name="name" label="Nombre" />
    </FormDialog>
  );
}

const controls = {
  files: () => screen.getByRole('button', { name: 'Elegir archivo' }),
  day: () => screen.getByRole('spinbutton', { name: 'Día' }),
  kind: () => screen.getByRole('combobox', { name: 'Tipo' }),
  agreed: () => screen.getByRole('checkbox', { name: 'Acepto' }),
};
const before = [['files'], ['day'], ['kind'], ['agreed']] as const;

test.each(before)('of two errors the first on the page takes the focus: %s', async (field) => {
  const values = { ...right, [field]: wrong[field], name: '' };
  const { user, close } = renderBlock(<LateForm values={values} />);
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(controls[field]()).toHaveFocus());
  expect(screen.getByText('Escribí el nombre.')).toBeInTheDocument();
  close();
});

test.each(before)('also where the server names it, after another one: %s', async (field) => {
  const refused = { name: 'Ya está.', [field]: 'No va.' };
  const { user, close } = renderBlock(<LateForm values={right} refused={refused} />);
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(controls[field]()).toHaveFocus());
  expect(screen.getByText('Ya está.')).toBeInTheDocument();
  close();
});
