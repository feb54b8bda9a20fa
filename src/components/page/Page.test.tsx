import { screen } from '@testing-library/react';
import { renderBlock } from '../../../tests/support/renderApp';
import { FilterChips } from './FilterChips';
import { Page } from './Page';
import { PageError } from './PageError';
import { Section } from './Section';

test('one heading, the title of the tab, a way back, and filters that can be taken off', async () => {
  const [remove, clear] = [jest.fn(), jest.fn()];
  const chips = [
    { id: 'site', label: 'Sede: Pilar', onRemove: remove },
    { id: 'area', label: 'Área: Depósito', onRemove: jest.fn() },
  ];
  const { user, close } = renderBlock(
    <Page
      title="Personas"
      purpose="El directorio."
      back={{ to: '/otra', label: 'Volver' }}
      filters={<FilterChips chips={chips} onClear={clear} />}
    >
      <Section title="Datos">contenido</Section>
    </Page>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Personas');
  expect(screen.getByRole('region', { name: 'Datos' })).toHaveTextContent('contenido');
  expect(document.title).toBe('Personas · Andén');
  await user.click(screen.getByRole('button', { name: 'Quitar filtro Sede: Pilar' }));
  expect(remove).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Quitar todos' }));
  expect(clear).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('link', { name: 'Volver' }));
  expect(screen.getByText('Otra página')).toBeInTheDocument();
  close();
});

test('a page that failed keeps its title and offers to try again', async () => {
  const retry = jest.fn();
  const error = { status: 404, code: 'no_encontrado', message: 'Ya no existe.', detail: '' };
  const { user, close } = renderBlock(<PageError title="Recibo" error={error} onRetry={retry} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Recibo');
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(retry).toHaveBeenCalled();
  close();
});
