import Dialog from '@mui/material/Dialog';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { createBrowserRouter, Link, RouterProvider, useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { LeaveGuard } from '@/components/form/LeaveGuard';
import { backCloses } from './backCloses';

function Note() {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const passing = useRef(false);
  const close = () => (text ? setAsking(true) : setOpen(false));
  return (
    <>
      <h1>Nota</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Escribir
      </button>
      <Link to="/other">Otra</Link>
      <Dialog open={open} onClose={close} slotProps={{ paper: { 'aria-label': 'Escribir' } }}>
        <input aria-label="Texto" value={text} onChange={({ target }) => setText(target.value)} />
        <TextField select label="Tipo" defaultValue="a">
          <MenuItem value="a">Aviso</MenuItem>
          <MenuItem value="b">Pregunta</MenuItem>
        </TextField>
        <button type="button" onClick={() => navigate('?color=rojo', { replace: true })}>
          Rojo
        </button>
        <button type="button" onClick={() => setOpen(false)}>
          Cerrar
        </button>
      </Dialog>
      <ConfirmDialog
        open={asking}
        title="¿Descartar?"
        confirmLabel="Descartar"
        onConfirm={() => {
          setAsking(false);
          setText('');
          setOpen(false);
        }}
        onClose={() => setAsking(false)}
      >
        Se pierde.
      </ConfirmDialog>
      {text && !open ? <LeaveGuard passing={passing} /> : null}
      <button type="button" onClick={() => setText('sin guardar')}>
        Ensuciar
      </button>
    </>
  );
}

let stop: () => void;
const begin = (address: string) => {
  window.history.pushState(null, '', address);
  const pages = [
    { path: '/start', element: <Link to="/note">A la nota</Link> },
    { path: '/note', element: <Note /> },
    { path: '/other', element: <h1>Otra página</h1> },
  ];
  const history = backCloses(() => createBrowserRouter(pages));
  stop = history.stop;
  return render(<RouterProvider router={history.router} useTransitions={false} />);
};
let view: ReturnType<typeof begin>;
beforeEach(async () => {
  view = begin('/start');
  fireEvent.click(screen.getByText('A la nota'));
  await screen.findByText('Nota');
});
afterEach(() => stop());

const press = async (name: string) => {
  fireEvent.click(screen.getByText(name));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
};
let stepped = () => {};
// Heard before the product, which keeps some steps from others.
window.addEventListener('popstate', () => stepped());

/** This does what the browser's back button does: one step, and the further ones that it sets off. */
const back = () =>
  act(
    () =>
      new Promise<void>((resolve) => {
        let quiet: NodeJS.Timeout | undefined;
        // Counted anew from each step: on a busy machine the next one comes late.
        stepped = () => {
          clearTimeout(quiet);
          quiet = setTimeout(resolve, 150);
        };
        window.history.back();
      }),
  );
const dialog = () => screen.queryByRole('dialog', { name: 'Escribir' });

test('back closes what covers the page, and the next one leaves the page', async () => {
  await press('Escribir');
  expect(dialog()).toBeTruthy();
  await back();
  await waitFor(() => expect(dialog()).toBeNull());
  expect(window.location.pathname).toBe('/note');
  await back();
  expect(window.location.pathname).toBe('/start');
  expect(screen.getByText('A la nota')).toBeTruthy();
});

test('one over the other close one by one, a list of choices first', async () => {
  await press('Escribir');
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Tipo' }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByRole('option', { name: 'Pregunta' })).toBeTruthy();
  await back();
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  await waitFor(() => expect(dialog()).toBeTruthy());
  await back();
  await waitFor(() => expect(dialog()).toBeNull());
  expect(window.location.pathname).toBe('/note');
});

test('what was typed is asked about, and stays until somebody says so', async () => {
  await press('Escribir');
  fireEvent.change(screen.getByLabelText('Texto'), { target: { value: 'hola' } });
  for (let times = 0; times < 2; times += 1) {
    await back();
    expect(await screen.findByText('¿Descartar?')).toBeTruthy();
    // Back again answers the question with no.
    await back();
    await waitFor(() => expect(screen.queryByText('¿Descartar?')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Texto').value).toBe('hola');
  }
  await back();
  await press('Descartar');
  await waitFor(() => expect(dialog()).toBeNull());
  await back();
  expect(window.location.pathname).toBe('/start');
});

test('closed by its button it costs no second press of back', async () => {
  for (let times = 0; times < 3; times += 1) {
    await press('Escribir');
    await press('Cerrar');
    await waitFor(() => expect(dialog()).toBeNull());
  }
  await back();
  expect(window.location.pathname).toBe('/start');
});

test('the page that comes after has the one before right behind it', async () => {
  await press('Escribir');
  await press('Cerrar');
  await press('Otra');
  expect(screen.getByText('Otra página')).toBeTruthy();
  await back();
  expect(screen.getByText('Nota')).toBeTruthy();
  await back();
  expect(window.location.pathname).toBe('/start');
});

test('an address that was replaced under a dialog holds after it is closed', async () => {
  await press('Escribir');
  await press('Rojo');
  await back();
  await waitFor(() => expect(dialog()).toBeNull());
  expect(window.location.search).toBe('?color=rojo');
  await back();
  expect(window.location.pathname).toBe('/start');
});

test('a form that is not saved asks before its page is left, after a dialog too', async () => {
  await press('Escribir');
  await press('Cerrar');
  await waitFor(() => expect(dialog()).toBeNull());
  await press('Ensuciar');
  await back();
  expect(await screen.findByText('¿Salir sin guardar?')).toBeTruthy();
  expect(window.location.pathname).toBe('/note');
  await press('Seguir editando');
  await waitFor(() => expect(screen.queryByText('¿Salir sin guardar?')).toBeNull());
  await back();
  await press('Salir sin guardar');
  await waitFor(() => expect(window.location.pathname).toBe('/start'));
});

describe('the first page of a tab', () => {
  const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  const covers = () => (window.history.state as { covers?: number }).covers ?? 0;
  beforeEach(() => {
    stop();
    view.unmount();
    begin('/note');
  });

  test('is left with one press, also after what covered it was closed by its button', async () => {
    await press('Escribir');
    expect(covers()).toBe(1);
    await press('Cerrar');
    await waitFor(() => expect(dialog()).toBeNull());
    await rest();
    expect(covers()).toBe(0);
    expect(screen.getByText('Nota')).toBeTruthy();
  });

  test('has its overlays closed by back as any other, after one closed by its button', async () => {
    await press('Escribir');
    await press('Cerrar');
    await waitFor(() => expect(dialog()).toBeNull());
    await rest();
    await press('Escribir');
    expect(covers()).toBe(1);
    await back();
    await waitFor(() => expect(dialog()).toBeNull());
    expect(window.location.pathname).toBe('/note');
    expect(covers()).toBe(0);
  });

  test('lets whoever goes on at once stay where they went', async () => {
    await press('Escribir');
    await press('Cerrar');
    await waitFor(() => expect(dialog()).toBeNull());
    const gone = jest.spyOn(window.history, 'go');
    await waitFor(() => expect(gone).toHaveBeenCalledWith(-1));
    // Before the browser has gone anywhere.
    fireEvent.click(screen.getByText('Otra'));
    await rest();
    expect(screen.getByText('Otra página')).toBeTruthy();
    expect(window.location.pathname).toBe('/other');
    await back();
    expect(screen.getByText('Nota')).toBeTruthy();
  });

  test('makes no journey of its own while another document is on its way', async () => {
    await press('Escribir');
    await press('Cerrar');
    await waitFor(() => expect(dialog()).toBeNull());
    const gone = jest.spyOn(window.history, 'go').mockClear();
    fireEvent(window, new Event('beforeunload'));
    await rest();
    expect(gone).not.toHaveBeenCalled();
  });
});
