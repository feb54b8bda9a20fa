import { act, screen, waitFor } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { renderApp } from '../../../../tests/support/renderApp';
import { verify } from '../index';

const code = 'ABCD-EFGH-JKLM-NPQR-2345';
const paper = {
  title: 'Norma de seguridad',
  organisation: 'El Andamio',
  code,
  createdAt: '2026-11-20T12:00:00.000Z',
  standing: 'signed',
  replacedByCode: null,
  level: 'Firma electrónica',
  sha256: 'a'.repeat(64),
  signers: [
    {
      name: 'Sosa, Ana',
      state: 'Firmado',
      signed: true,
      level: 'Firma electrónica',
      notes: ['El certificado estaba vigente al firmar.'],
      at: '2026-11-20T13:00:00.000Z',
    },
    { name: 'Ríos, Juan', state: 'Falta firmar', signed: false, level: null, notes: [], at: null },
  ],
};
const answers = {
  'servidor.estado': { capabilities: ['bodies', 'bearer'] },
  'verificacion.obtenerPapel': { verdict: null, added: null, paper },
};
const open = (path: string, user: object | null = null) =>
  renderApp([verify], { path, user: user as Record<string, unknown> | null });
const pdf = new File(['%PDF-1.7'], 'norma.pdf', { type: 'application/pdf' });
const chooser = () => screen.findByLabelText('Elegir archivo', { selector: 'input' });

test('without a session, a code typed anyhow opens the paper and who signed it', async () => {
  answerByAccion(answers);
  const { user, router, close } = open('/verify');
  await user.type(
    await screen.findByRole('textbox', { name: /Código/ }),
    'abcd efgh jklmnpqr2345{Enter}',
  );
  expect(await screen.findByRole('heading', { name: 'Norma de seguridad' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe(`/verify/${code}`);
  expect(screen.getByText('Sosa, Ana')).toBeInTheDocument();
  expect(screen.getByText('Falta firmar')).toBeInTheDocument();
  expect(screen.getByText('a'.repeat(64))).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ingresar' })).toHaveAttribute('href', '/login');
  close();
});

test('signatures of more than one class are told apart, each by its signer', async () => {
  const [ana, juan] = paper.signers;
  const signers = [ana, { ...juan, signed: true, level: 'Firma digital', at: ana?.at }];
  const mixed = { ...paper, level: null, signers };
  answerByAccion({
    ...answers,
    'verificacion.obtenerPapel': { verdict: null, added: null, paper: mixed },
  });
  const { close } = open(`/verify/${code}`);
  const rows = await screen.findAllByRole('listitem');
  expect(rows.find((row) => row.textContent?.includes('Sosa'))).toHaveTextContent(
    'Firma electrónica',
  );
  expect(rows.find((row) => row.textContent?.includes('Ríos'))).toHaveTextContent('Firma digital');
  expect(screen.queryByText('Clase de firma')).not.toBeInTheDocument();
  close();
});

test('what cannot be a code is said beside the field and asked of nobody', async () => {
  const { inputsOf } = answerByAccion(answers);
  const { user, close } = open('/verify');
  await user.type(await screen.findByRole('textbox', { name: /Código/ }), 'ABCD{Enter}');
  expect(await screen.findByText(/20 letras y números/)).toBeInTheDocument();
  expect(inputsOf('verificacion.obtenerPapel')).toEqual([]);
  close();
});

test('an unknown code and too many tries are told calmly, with what to do', async () => {
  answerByAccion({
    ...answers,
    'verificacion.obtenerPapel': ({ code: asked }) =>
      asked === code
        ? { refusedWith: 404, code: 'no_encontrado', message: 'No hay.' }
        : { refusedWith: 429, code: 'demasiados_intentos', message: 'Muchas.', retryAfter: 200 },
  });
  const { router, close } = open(`/verify/${code}`);
  expect(await screen.findByText('No hay ningún documento con ese código')).toBeInTheDocument();
  await act(() => router.navigate('/verify/ABCD-EFGH-JKLM-NPQR-2346'));
  expect(await screen.findByText('Podés volver a probar en 4 minutos.')).toBeInTheDocument();
  close();
});

const added = { bytes: 4096, by: ['Otra Casa'] };
test.each([
  ['intact', paper, 'Es el documento firmado, sin ningún cambio'],
  ['superseded', paper, 'Es una versión anterior, con menos firmas'],
  ['changed', null, 'Este archivo no es el que se firmó'],
  ['unrecorded', null, 'Tiene el sello de la organización, pero no está en sus registros'],
  ['unknown', null, 'No es un documento firmado acá'],
])('of a file that is %s it says so, plainly', async (verdict, found, words) => {
  const answer = { verdict, added: null, paper: found };
  answerByAccion({ ...answers, 'verificacion.comprobarArchivo': answer });
  const { user, close } = open('/verify', {});
  await user.upload(await chooser(), pdf);
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.queryByText('Norma de seguridad') !== null).toBe(found !== null);
  expect(screen.getByRole('link', { name: 'Ir a Andén' })).toBeInTheDocument();
  close();
});

test('a file to which something was added says what it begins with, how much came after and whose name it uses', async () => {
  const answer = { verdict: 'changed', added, paper };
  answerByAccion({ ...answers, 'verificacion.comprobarArchivo': answer });
  const { user, close } = open('/verify');
  await user.upload(await chooser(), pdf);
  const note = await screen.findByText(/Empieza con «Norma de seguridad»/);
  expect(note).toHaveTextContent('4 kB');
  expect(note).toHaveTextContent('una firma que dice ser de Otra Casa y que no se hizo acá');
  close();
});

test.each([
  ['waiting', 'Todavía no está firmado', 'Falta que firme: Ríos, Juan.'],
  ['rejected', 'Documento rechazado', 'no vale como firmado'],
  ['cancelled', 'Documento anulado', 'no vale como firmado'],
  ['expired', 'Venció sin todas las firmas', 'Faltó: Ríos, Juan.'],
  ['replaced', 'Documento reemplazado por otro', 'El que vale ahora tiene el código ZZZZ'],
])(
  'a paper that is %s is never called signed, by its code or by its file',
  async (standing, title, detail) => {
    const found = { ...paper, standing, replacedByCode: standing === 'replaced' ? 'ZZZZ' : null };
    answerByAccion({
      ...answers,
      'verificacion.obtenerPapel': { verdict: null, added: null, paper: found },
      'verificacion.comprobarArchivo': { verdict: 'intact', added: null, paper: found },
    });
    const { user, close } = open(`/verify/${code}`);
    expect(await screen.findByText(title)).toBeInTheDocument();
    await user.upload(await chooser(), pdf);
    expect(await screen.findByText(/Tu archivo es auténtico y nadie lo cambió/)).toHaveTextContent(
      detail,
    );
    expect(screen.queryByText(/Es el documento firmado/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Ver el que lo reemplaza' }) !== null).toBe(
      standing === 'replaced',
    );
    close();
  },
);

test('a file of another paper than that of the code is told apart', async () => {
  const other = { ...paper, title: 'Otra', code: 'ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ' };
  answerByAccion({
    ...answers,
    'verificacion.comprobarArchivo': { verdict: 'intact', added: null, paper: other },
  });
  const { user, close } = open(`/verify/${code}`);
  await user.upload(await chooser(), pdf);
  expect(await screen.findByText(/Pero es otro documento: «Otra»/)).toBeInTheDocument();
  close();
});

test('a file that is refused is told here, and another can be chosen', async () => {
  answerByAccion({
    ...answers,
    'verificacion.comprobarArchivo': {
      refusedWith: 415,
      code: 'archivo_tipo',
      message: 'Eso no es un PDF.',
    },
  });
  const { user, close } = open('/verify');
  await user.upload(await chooser(), pdf);
  expect(await screen.findByText('Eso no es un PDF.')).toBeInTheDocument();
  await waitFor(async () => expect(await chooser()).toBeEnabled());
  close();
});
