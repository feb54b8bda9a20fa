import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Where two people changed the same: one's own of all of it. */
export async function keepMine(user: UserEvent): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: /guardó cambios antes/ }));
  for (const mine of dialog.getAllByRole('radio', { name: /^Lo tuyo/ })) await user.click(mine);
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
}
