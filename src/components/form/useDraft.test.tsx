import { act, screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { sessionEnded } from '@/services/session/sessionActions';
import { renderBlock } from '../../../tests/support/renderApp';
import { contractResolver } from './contractResolver';
import { Form } from './Form';
import { TextInput } from './TextInput';
import { useDraft } from './useDraft';

const schema = z.object({
  title: z.string().min(1, 'Poné un título.'),
  body: z.string(),
  tags: z.array(z.object({ name: z.string() })),
});
type Values = z.input<typeof schema>;

const reasoned = contractResolver(
  z
    .object({ kind: z.string(), reason: z.string() })
    .refine(({ kind, reason }) => kind === 'all' || reason !== '', {
      path: ['reason'],
      message: 'Decí por qué.',
    }),
);

interface NoteProps {
  stored?: string;
  version?: number;
  save?: (values: Values, version: number) => Promise<unknown> | unknown;
}

function Note({ stored = '', version = 1, save = () => undefined }: NoteProps) {
  const form = useForm<Values>({
    resolver: contractResolver(schema),
    defaultValues: { title: stored, body: '', tags: [] },
  });
  const tags = useFieldArray({ control: form.control, name: 'tags' });
  const draft = useDraft(form, 'note', version);
  return (
    <Form
      form={form}
      draft={draft}
      onSubmit={(values) => save(values, draft.version)}
      submitLabel="Guardar"
    >
      <Link to="/otra">Irse</Link>
      <TextInput<Values> name="title" label="Título" />
      <TextInput<Values> name="body" label="Texto" optional />
      <button type="button" onClick={() => tags.append({ name: `Etiqueta ${tags.fields.length}` })}>
        Agregar
      </button>
      {tags.fields.map(({ id, name }) => (
        <p key={id}>{name}</p>
      ))}
    </Form>
  );
}

/** Opens and closes like a dialog that is mounted while open. */
function Desk(props: NoteProps) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        {open ? 'Cerrar' : 'Abrir'}
      </button>
      {open ? <Note {...props} /> : null}
    </>
  );
}

const title = () => screen.getByRole('textbox', { name: 'Título' });
const button = (name: string) => screen.getByRole('button', { name });
const recovered = () => screen.queryByText('Recuperamos lo que estabas escribiendo');

/** Whether closing the tab now would ask first. */
const asksBeforeUnload = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('what was typed is there after going elsewhere and coming back, fields that repeat too', async () => {
  const { user, router, close } = renderBlock(
    <StrictMode>
      <Note />
    </StrictMode>,
  );
  expect(recovered()).not.toBeInTheDocument();
  expect(asksBeforeUnload()).toBe(false);
  await user.type(title(), 'Reunión');
  await user.click(button('Agregar'));
  await user.click(screen.getByRole('link', { name: 'Irse' }));
  // Nothing is lost by leaving, so nothing is asked; the tab itself would take it along.
  expect(await screen.findByText('Otra página')).toBeInTheDocument();
  expect(asksBeforeUnload()).toBe(true);
  await act(() => router.navigate(-1));
  expect(title()).toHaveValue('Reunión');
  expect(screen.getByText('Etiqueta 0')).toBeInTheDocument();
  expect(recovered()).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Irse' }));
  await act(() => router.navigate(-1));
  expect(title()).toHaveValue('Reunión');
  close();
});

/** Asks for more where the answer to the first question says so. */
function Visit() {
  const form = useForm({ defaultValues: { kind: 'all', reason: '' }, resolver: reasoned });
  const draft = useDraft(form, 'visit');
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <Form form={form} draft={draft} submitLabel="Guardar" onSubmit={() => undefined}>
      <Link to="/otra">Irse</Link>
      <TextInput name="kind" label="Qué pasó" />
      {kind === 'part' ? <TextInput name="reason" label="Por qué" optional /> : null}
    </Form>
  );
}

test('fields that depend on what was chosen come back with it', async () => {
  const { user, router, close } = renderBlock(<Visit />);
  const kind = screen.getByRole('textbox', { name: 'Qué pasó' });
  await user.clear(kind);
  await user.type(kind, 'part');
  await user.type(screen.getByRole('textbox', { name: /Por qué/ }), 'Llegó roto');
  await user.click(screen.getByRole('link', { name: 'Irse' }));
  await act(() => router.navigate(-1));
  expect(screen.getByRole('textbox', { name: /Por qué/ })).toHaveValue('Llegó roto');
  close();
});

test('a button that cannot send says why, also where the field of the reason is not on the page', async () => {
  const { user, close } = renderBlock(<Visit />);
  await user.type(screen.getByRole('textbox', { name: 'Qué pasó' }), ' menos uno');
  await user.click(button('Guardar'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No se puede enviar así: Decí por qué.',
  );
  close();
});

test('"Descartar" gives the record back as it is now, and it stays discarded', async () => {
  const view = renderBlock(<Desk stored="Como está" />);
  const { user, close } = view;
  await user.type(title(), ' y más');
  await user.click(button('Cerrar'));
  await user.click(button('Abrir'));
  expect(title()).toHaveValue('Como está y más');
  await user.click(button('Descartar'));
  expect(title()).toHaveValue('Como está');
  expect(title()).toHaveFocus();
  expect(recovered()).not.toBeInTheDocument();
  await user.click(button('Cerrar'));
  await user.click(button('Abrir'));
  expect(title()).toHaveValue('Como está');
  expect(recovered()).not.toBeInTheDocument();
  expect(asksBeforeUnload()).toBe(false);
  close();
});

test('taking back what was typed leaves nothing to recover', async () => {
  const { user, close } = renderBlock(<Desk />);
  await user.type(title(), 'No');
  await user.clear(title());
  await user.click(button('Cerrar'));
  await user.click(button('Abrir'));
  expect(recovered()).not.toBeInTheDocument();
  close();
});

test('once saved there is no draft; refused, there is', async () => {
  let refuses = true;
  const save = async () => {
    if (refuses) throw { status: 409, code: 'conflicto', message: 'Está cerrado.', detail: '' };
  };
  const { user, close } = renderBlock(<Desk save={save} />);
  await user.type(title(), 'Reunión{Enter}');
  await screen.findByText('Está cerrado.');
  await user.click(button('Cerrar'));
  await user.click(button('Abrir'));
  expect(title()).toHaveValue('Reunión');
  refuses = false;
  await user.click(button('Guardar'));
  await waitFor(() => expect(recovered()).not.toBeInTheDocument());
  await user.click(button('Cerrar'));
  await user.click(button('Abrir'));
  expect(title()).toHaveValue('');
  close();
});

test('a form that goes away with its own success leaves no draft', async () => {
  let leave: () => unknown = () => undefined;
  const view = renderBlock(<Note save={() => leave()} />);
  leave = () => view.router.navigate('/otra');
  await view.user.type(title(), 'Reunión{Enter}');
  await screen.findByText('Otra página');
  await act(() => view.router.navigate(-1));
  expect(title()).toHaveValue('');
  expect(recovered()).not.toBeInTheDocument();
  view.close();
});

test('it is saved over the version that was being written over, until it is discarded', async () => {
  const save = jest.fn((_values: Values, _version: number) => {
    throw { status: 409, code: 'conflicto_version', message: 'Otra persona guardó.', detail: '' };
  });
  const first = renderBlock(<Note stored="Uno" version={1} />);
  await first.user.type(title(), ' mío');
  first.close();
  const second = renderBlock(<Note stored="De otra persona" version={4} save={save} />);
  expect(title()).toHaveValue('Uno mío');
  await second.user.click(button('Guardar'));
  expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Uno mío' }), 1);
  // Text typed afterwards still stands on that version.
  await second.user.type(title(), '!');
  second.close();
  const third = renderBlock(<Note stored="De otra persona" version={4} save={save} />);
  await third.user.click(button('Guardar'));
  expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Uno mío!' }), 1);
  await third.user.click(button('Descartar'));
  await third.user.type(title(), '.{Enter}');
  expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'De otra persona.' }), 4);
  third.close();
});

test('a recovered form is checked like any other: focus goes to the first error', async () => {
  const { user, close } = renderBlock(<Desk stored="Título" />);
  await user.clear(title());
  await user.type(screen.getByRole('textbox', { name: /^Texto/ }), 'Sin título');
  await user.click(button('Cerrar'));
  await user.click(button('Abrir'));
  await user.click(button('Guardar'));
  await waitFor(() => expect(title()).toHaveFocus());
  expect(title()).toHaveAccessibleDescription('Poné un título.');
  close();
});

test('nobody finds what the one before was writing', async () => {
  const first = renderBlock(<Note />);
  await first.user.type(title(), 'Privado');
  act(() => {
    first.store.dispatch(sessionEnded());
  });
  expect(asksBeforeUnload()).toBe(false);
  first.close();
  const second = renderBlock(<Note />);
  expect(title()).toHaveValue('');
  second.close();
});
