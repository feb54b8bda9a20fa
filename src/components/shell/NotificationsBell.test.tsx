import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationsBell } from './NotificationsBell';

test('says how many are unread and opens their sheet, which can close itself', async () => {
  const user = userEvent.setup();
  render(
    <NotificationsBell unread={3}>
      {(close) => (
        <button type="button" onClick={close}>
          Ver todas
        </button>
      )}
    </NotificationsBell>,
  );
  await user.click(screen.getByRole('button', { name: 'Notificaciones: 3 sin leer' }));
  expect(await screen.findByRole('dialog', { name: 'Notificaciones' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ver todas' }));
  expect(screen.getByRole('button', { name: /Notificaciones/ })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});
