import { zodResolver } from '@hookform/resolvers/zod';
import { act, screen, waitFor } from '@testing-library/react';
import { useFieldArray, useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { renderBlock } from '../../../tests/support/renderApp';
import { CheckInput } from './CheckInput';
import { Form } from './Form';
import { SelectInput } from './SelectInput';
import { TextInput } from './TextInput';

const schema = z.object({
  docket: z.string(),
  name: z.string().min(1, 'Escribí el nombre.'),
  kind: z.string(),
  notify: z.boolean(),
});
type Values = z.infer<typeof schema>;

const empty: Values = { docket: '', name: '', kind: '', notify: false };

function PersonForm({ onSubmit }: { onSubmit: (values: Values) => Promise<unknown> }) {
  const form = useForm<Values>({ defaultValues: empty, resolver: zodResolver(schema) });
  return (
    <Form form={form} onSubmit={onSubmit} submitLabel="Guardar">
      <Link to="/otra">Irse</Link>
      <TextInput<Values> name="docket" label="Legajo" optional />
      <TextInput<Values> name="name" label="Nombre" hint="Como figura en el DNI." />
      <SelectInput<Values> name="kind" label="Tipo" options={[{ value: 'x', label: 'Mensual' }]} />
      <CheckInput<Values> name="notify" label="Avisarle" />
    </Form>
  );
}

test('focus goes to the first error, whose reason is tied to its field', async () => {
  const send = jest.fn();
  const { user, close } = renderBlock(<PersonForm onSubmit={send} />);
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  const name = screen.getByRole('textbox', { name: 'Nombre' });
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toBeInvalid();
  expect(name).toHaveAccessibleDescription('Escribí el nombre.');
  expect(send).not.toHaveBeenCalled();
  close();
});

test('Enter submits all that was filled in, once, and the button says that it is saving', async () => {
  let finish: (value?: unknown) => void = () => undefined;
  const send = jest.fn(() => new Promise((resolve) => (finish = resolve)));
  const { user, close } = renderBlock(<PersonForm onSubmit={send} />);
  await user.click(screen.getByRole('combobox', { name: 'Tipo' }));
  await user.click(screen.getByRole('option', { name: 'Mensual' }));
  await user.click(screen.getByRole('checkbox', { name: 'Avisarle' }));
  await user.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Ana{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: /Guardar/ })).toBeDisabled());
  expect(send).toHaveBeenCalledWith({ docket: '', name: 'Ana', kind: 'x', notify: true });
  await user.type(screen.getByRole('textbox', { name: 'Nombre' }), '{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => finish());
  close();
});

test("the server's reasons go to their fields and nothing typed is lost", async () => {
  const refused = {
    status: 422,
    code: 'datos_invalidos',
    message: 'Hay datos para corregir.',
    detail: '',
  };
  const send = async () => {
    throw { ...refused, fields: { docket: 'Ese legajo ya existe.' } };
  };
  const { user, close } = renderBlock(<PersonForm onSubmit={send} />);
  await user.type(screen.getByRole('textbox', { name: /Legajo/ }), '1042');
  await user.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Ana{Enter}');
  const docket = screen.getByRole('textbox', { name: /Legajo/ });
  await waitFor(() => expect(docket).toHaveAccessibleDescription('Ese legajo ya existe.'));
  expect(docket).toHaveFocus();
  expect(docket).toHaveValue('1042');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  close();
});

test('a reason of no field is told over the buttons of the form', async () => {
  const send = async () => {
    throw { status: 409, code: 'conflicto', message: 'El período está cerrado.', detail: '' };
  };
  const { user, close } = renderBlock(<PersonForm onSubmit={send} />);
  await user.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Ana{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('El período está cerrado.');
  // Beside what was pressed, not at the head of a form as long as a phone is high.
  const { nextElementSibling } = screen.getByRole('alert');
  expect(nextElementSibling).toContainElement(screen.getByRole('button', { name: /guardar/i }));
  close();
});

test('a reason of no field is over as soon as what it refused is changed', async () => {
  const send = jest.fn(async () => {
    throw { status: 409, code: 'conflicto', message: 'El período está cerrado.', detail: '' };
  });
  const { user, close } = renderBlock(<PersonForm onSubmit={send} />);
  await user.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Ana{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('El período está cerrado.');
  await user.type(screen.getByRole('textbox', { name: /Legajo/ }), '7');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Nombre' }), '{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('El período está cerrado.');
  expect(send).toHaveBeenCalledTimes(2);
  close();
});

function RowsForm({ onSubmit }: { onSubmit: () => Promise<unknown> }) {
  const form = useForm({ defaultValues: { name: '', rows: [{ at: '09:00' }] } });
  const { fields } = useFieldArray({ control: form.control, name: 'rows' });
  return (
    <Form form={form} onSubmit={onSubmit} submitLabel="Guardar">
      <TextInput name="name" label="Nombre" />
      {fields.map(({ id }, index) => (
        <TextInput key={id} name={`rows.${index}.at`} label="Hora" />
      ))}
    </Form>
  );
}

test('a reason of a list of rows, which has no place of its own, is told over the buttons', async () => {
  const send = async () => {
    throw {
      status: 422,
      code: 'datos_invalidos',
      message: 'Revisá los datos marcados.',
      detail: '',
      fields: { rows: 'El día empieza con una entrada.', name: 'Escribí el nombre.' },
    };
  };
  const { user, close } = renderBlock(<RowsForm onSubmit={send} />);
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^El día empieza con una entrada\.$/);
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveAccessibleDescription(
    'Escribí el nombre.',
  );
  close();
});

test('leaving with something unsaved asks first; once saved, it does not', async () => {
  const { user, close } = renderBlock(<PersonForm onSubmit={async () => undefined} />);
  await user.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Ana');
  await user.click(screen.getByRole('link', { name: 'Irse' }));
  await user.click(await screen.findByRole('button', { name: 'Seguir editando' }));
  expect(screen.getByRole('textbox', { name: 'Nombre', hidden: true })).toHaveValue('Ana');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await user.click(screen.getByRole('link', { name: 'Irse' }));
  expect(await screen.findByText('Otra página')).toBeInTheDocument();
  close();
});
