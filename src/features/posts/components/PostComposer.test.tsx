import { screen, waitFor, within } from '@testing-library/react';
import { keepMine } from '../../../../tests/support/keepMine';
import { renderBlock } from '../../../../tests/support/renderApp';
import { aPost, author, postsWire, refusal } from '../testing/postsWire';
import { preloadPosts, resetPage } from '../testing/preparePage';
import { PostComposer } from './PostComposer';

const hash = 'a'.repeat(64);
const onClose = jest.fn();
const compose = (post?: ReturnType<typeof aPost>) =>
  renderBlock(<PostComposer post={post} onClose={onClose} />, { roles: author });

jest.setTimeout(30_000);
beforeAll(preloadPosts, 60_000);
beforeAll(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});
beforeEach(() => {
  resetPage();
  onClose.mockClear();
});

const title = () => screen.getByRole('textbox', { name: 'Título' });
const publish = () => screen.getByRole('button', { name: 'Publicar' });

test("the server's reasons stand beside their fields and nothing typed is lost", async () => {
  const reason = 'No podés publicar para esas personas: elegí una audiencia a tu alcance.';
  const refused = { code: 'sin_permiso', message: reason, fields: { audience: reason } };
  postsWire({ 'publicacion.crear': refusal(403, refused) });
  const { user, close } = compose();
  await user.type(title(), 'Reunión');
  await user.click(publish());
  const group = screen.getByRole('radiogroup', { name: 'Para quién' });
  await waitFor(() => expect(group).toHaveAccessibleDescription(reason));
  expect(title()).toHaveValue('Reunión');
  expect(onClose).not.toHaveBeenCalled();
  close();
});

test('what is missing is told before asking the server', async () => {
  const { inputsOf } = postsWire({
    'organizacion.obtener': {
      name: 'Andamio',
      sites: [{ id: 4, name: 'Rosario', zone: '' }],
      areas: [],
    },
    'publicacion.crear': aPost(),
  });
  const { user, close } = compose();
  await user.click(screen.getByRole('radio', { name: 'Algunas sedes' }));
  await user.click(publish());
  await waitFor(() => expect(title()).toHaveAccessibleDescription('Poné un título.'));
  expect(screen.getByText('Elegí al menos una sede.')).toBeInTheDocument();
  await user.type(title(), 'Simulacro');
  await user.click(screen.getByRole('combobox', { name: 'Sedes' }));
  await user.click(await screen.findByRole('option', { name: 'Rosario' }));
  await user.click(publish());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(inputsOf('publicacion.crear')).toMatchObject([
    { title: 'Simulacro', audience: { kind: 'site', ids: [4] }, expiresAt: null },
  ]);
  close();
});

test('who publishes sees how many it reaches, and a PDF goes with it', async () => {
  const { inputsOf } = postsWire({
    'archivo.subir': { hash, url: `/archivos/${hash}` },
    'publicacion.contarDestinatarios': { people: 19 },
    'publicacion.crear': aPost(),
  });
  const { user, close } = compose();
  expect(await screen.findByText('La van a ver 19 personas.')).toBeInTheDocument();
  await user.type(title(), 'Reglamento');
  const paper = new File(['%PDF-1.7'], 'Reglamento.pdf', { type: 'application/pdf' });
  await user.upload(screen.getByLabelText('Elegir archivo', { selector: 'input' }), paper);
  expect(await screen.findByRole('button', { name: 'Quitar Reglamento.pdf' })).toBeInTheDocument();
  await waitFor(() => expect(inputsOf('archivo.subir')).toMatchObject([{ purpose: 'postFile' }]));
  await user.click(publish());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(inputsOf('publicacion.crear')).toMatchObject([
    { files: [{ hash, name: 'Reglamento.pdf' }], images: [] },
  ]);
  close();
});

test('pictures are sent when chosen; one that fails can be tried again', async () => {
  let fails = true;
  const tooLarge = { code: 'archivo_grande', message: 'La imagen pesa más de 15 MB.' };
  const { inputsOf } = postsWire({
    'archivo.subir': () => (fails ? refusal(413, tooLarge) : { hash, url: `/archivos/${hash}` }),
    'publicacion.crear': aPost(),
  });
  const { user, close } = compose();
  await user.type(title(), 'Con foto');
  const picture = new File(['x'], 'patio.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Elegir archivo', { selector: 'input' }), picture);
  expect(await screen.findByText('La imagen pesa más de 15 MB.')).toBeInTheDocument();
  await user.click(publish());
  expect(await screen.findByText(/Esperá a que terminen de subir/)).toBeInTheDocument();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  const words = await screen.findByRole('textbox', { name: /^Descripción de la imagen 1/ });
  await user.type(words, 'El patio');
  await user.click(publish());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(inputsOf('publicacion.crear')).toMatchObject([{ images: [{ hash, alt: 'El patio' }] }]);
  close();
});

test('when somebody saved first both versions are shown, and mine can be saved over theirs', async () => {
  const stored = aPost({ version: 5, title: 'Título de otra persona' });
  const stale = {
    code: 'conflicto_version',
    message: 'Otra persona guardó.',
    detail: { current: stored },
  };
  const { inputsOf } = postsWire({
    'publicacion.editar': ({ version }) => (version === 5 ? stored : refusal(409, stale)),
  });
  const { user, close } = compose(aPost({ version: 1 }));
  await user.clear(title());
  await user.type(title(), 'Mi título');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  const dialog = await screen.findByRole('dialog', { name: 'Otra persona guardó cambios antes' });
  const difference = within(dialog).getByRole('radiogroup', { name: 'Título' });
  expect(difference).toHaveTextContent('Lo tuyoMi títuloLo guardadoTítulo de otra persona');
  expect(within(dialog).queryByRole('radiogroup', { name: 'Texto' })).not.toBeInTheDocument();
  await keepMine(user);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(inputsOf('publicacion.editar').at(-1)).toMatchObject({ title: 'Mi título', version: 5 });
  close();
});

test('keeping what is stored closes without saving', async () => {
  const stored = aPost({ version: 5, title: 'Título de otra persona' });
  const stale = {
    code: 'conflicto_version',
    message: 'Otra persona guardó.',
    detail: { current: stored },
  };
  const { inputsOf } = postsWire({ 'publicacion.editar': refusal(409, stale) });
  const { user, close } = compose(aPost());
  await user.type(title(), '!');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await user.click(await screen.findByRole('button', { name: 'Descartar lo mío' }));
  expect(onClose).toHaveBeenCalled();
  expect(inputsOf('publicacion.editar')).toHaveLength(1);
  close();
});

test('closed half way, it opens again with the words, the audience and the pictures, those on their way too', async () => {
  let fails = true;
  const tooLarge = { code: 'sin_lugar', message: 'No hay lugar.' };
  const { inputsOf } = postsWire({
    'archivo.subir': () => (fails ? refusal(413, tooLarge) : { hash, url: `/archivos/${hash}` }),
    'publicacion.crear': aPost(),
  });
  const first = compose();
  await first.user.type(title(), 'Con foto');
  const picture = new File(['x'], 'patio.png', { type: 'image/png' });
  await first.user.upload(screen.getByLabelText('Elegir archivo', { selector: 'input' }), picture);
  await screen.findByText('No hay lugar.');
  first.close();
  fails = false;
  const second = compose();
  expect(title()).toHaveValue('Con foto');
  const words = await screen.findByRole('textbox', { name: /^Descripción de la imagen 1/ });
  await second.user.type(words, 'El patio');
  second.close();
  const third = compose();
  expect(await screen.findByDisplayValue('El patio')).toBeInTheDocument();
  await third.user.click(publish());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(inputsOf('publicacion.crear')).toMatchObject([
    { title: 'Con foto', images: [{ hash, alt: 'El patio' }] },
  ]);
  expect(inputsOf('archivo.subir')).toHaveLength(2);
  third.close();
  const fourth = compose();
  expect(title()).toHaveValue('');
  expect(screen.queryByText(/^Recuperamos/)).not.toBeInTheDocument();
  fourth.close();
});

test('a change that waited half written still meets what others saved meanwhile', async () => {
  const stored = aPost({ version: 5, title: 'Título de otra persona' });
  const stale = {
    code: 'conflicto_version',
    message: 'Otra persona guardó.',
    detail: { current: stored },
  };
  const { inputsOf } = postsWire({
    'publicacion.editar': ({ version }) => (version === 5 ? stored : refusal(409, stale)),
  });
  const first = compose(aPost({ version: 1 }));
  await first.user.clear(title());
  await first.user.type(title(), 'Mi título');
  first.close();
  const { user, close } = compose(stored);
  expect(title()).toHaveValue('Mi título');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await screen.findByRole('dialog', { name: 'Otra persona guardó cambios antes' });
  expect(inputsOf('publicacion.editar')).toMatchObject([{ version: 1 }]);
  await keepMine(user);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  close();
  const again = compose(stored);
  expect(title()).toHaveValue('Título de otra persona');
  again.close();
});
