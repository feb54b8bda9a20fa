import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { renderBlock } from '../../../tests/support/renderApp';
import { TextInput } from '../form/TextInput';
import { useDraft } from '../form/useDraft';
import { FormDialog } from './FormDialog';

function Correction({ onSubmit }: { onSubmit: (values: object) => void }) {
  const [open, setOpen] = useState(false);
  const form = useForm({ defaultValues: { reason: '' } });
  const save = (values: object) => {
    onSubmit(values);
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Corregir
      </button>
      <FormDialog
        open={open}
        title="Corregir fichada"
        form={form}
        submitLabel="Guardar"
        onSubmit={save}
        onClose={() => setOpen(false)}
      >
        <TextInput name="reason" label="Motivo" />
      </FormDialog>
    </>
  );
}

test('Enter saves and closes', async () => {
  const save = jest.fn();
  const { user, close } = renderBlock(<Correction onSubmit={save} />);
  await user.click(screen.getByRole('button', { name: 'Corregir' }));
  await user.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Olvido{Enter}');
  expect(save).toHaveBeenCalledWith({ reason: 'Olvido' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  close();
});

test('Esc does not throw away what was typed without asking', async () => {
  const { user, close } = renderBlock(<Correction onSubmit={jest.fn()} />);
  await user.click(screen.getByRole('button', { name: 'Corregir' }));
  await user.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Olvido{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Seguir editando' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Olvido');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await user.click(await screen.findByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  close();
});

function Note({ onClose }: { onClose: () => void }) {
  const form = useForm({ defaultValues: { text: '' } });
  const draft = useDraft(form, 'note');
  return (
    <FormDialog
      open
      title="Anotar"
      form={form}
      draft={draft}
      submitLabel="Guardar"
      onSubmit={onClose}
      onClose={onClose}
    >
      <TextInput name="text" label="Nota" />
    </FormDialog>
  );
}

function Notes() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Anotar
      </button>
      {open ? <Note onClose={() => setOpen(false)} /> : null}
    </>
  );
}

test('with a draft Esc closes at once, says that nothing is lost, and keeps its word', async () => {
  const { user, close } = renderBlock(<Notes />);
  await user.click(screen.getByRole('button', { name: 'Anotar' }));
  await user.type(screen.getByRole('textbox', { name: 'Nota' }), 'A medias{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByText(/^Lo que escribiste queda guardado/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Anotar' }));
  expect(screen.getByRole('textbox', { name: 'Nota' })).toHaveValue('A medias');
  // Said again by the form itself, it would only cover its buttons.
  expect(screen.queryByText(/^Lo que escribiste queda guardado/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Anotar' }));
  expect(screen.getByRole('textbox', { name: 'Nota' })).toHaveValue('');
  close();
});
