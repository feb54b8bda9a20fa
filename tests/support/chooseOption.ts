import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Picks from a list that opens, as a person does. */
export async function chooseOption(user: UserEvent, label: string | RegExp, option: string) {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
}
