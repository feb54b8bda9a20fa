import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';
import { Providers } from '@/app/Providers';
import { makeStore } from '@/app/store';
import { PdfDialog } from '@/components/pdf/PdfDialog';

// A document that can be written on, as the product will show one; never part of what is shipped.
const source = { url: '/banco/documento.pdf' };
const writable = !location.search.includes('lectura');

async function save(bytes: Uint8Array): Promise<void> {
  const { ok } = await fetch('/banco/guardar', { method: 'POST', body: bytes as BodyInit });
  if (!ok) throw { status: 500, code: 'interno', message: 'No pudimos guardar.', detail: '' };
}

function Bench() {
  return (
    <main>
      <h1>Banco del visor</h1>
      <Link to="/otra">Otra página</Link>
      <PdfDialog
        name="documento.pdf"
        source={source}
        onSave={writable ? save : undefined}
        onClose={() => document.body.setAttribute('data-closed', 'true')}
      />
    </main>
  );
}

const { store, persistor } = makeStore();
const router = createBrowserRouter([
  { path: '/otra', element: <p>Otra página</p> },
  { path: '*', element: <Bench /> },
]);
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Providers store={store} persistor={persistor}>
      <RouterProvider router={router} />
    </Providers>,
  );
