import { screen } from '@testing-library/react';
import { renderBlock } from '../../../tests/support/renderApp';
import { AppearanceChoices } from './AppearanceChoices';

test('theme and density apply at once and stay in CONFIG, in no fifth item of local storage', async () => {
  localStorage.clear();
  const { user, persistor, close } = renderBlock(<AppearanceChoices />);
  await user.click(screen.getByRole('button', { name: 'Oscuro' }));
  await user.click(screen.getByRole('button', { name: 'Compacta' }));
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', density: 'compact' });
  await persistor.flush();
  expect(JSON.parse(localStorage.getItem('CONFIG') ?? '')).toEqual({
    theme: 'dark',
    density: 'compact',
  });
  expect(Object.keys(localStorage).sort()).toEqual(['CLIENT', 'CONFIG', 'ROLES', 'USER']);
  close();
});

test('the stored choice is there on the first render', () => {
  const { close } = renderBlock(<AppearanceChoices />, { config: { theme: 'dark' } });
  expect(screen.getByRole('button', { name: 'Oscuro', pressed: true })).toBeInTheDocument();
  expect(document.documentElement.dataset.theme).toBe('dark');
  close();
});
