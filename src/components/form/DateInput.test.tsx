import { zodResolver } from '@hookform/resolvers/zod';
import { screen, waitFor, within } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { setMedia } from '../../../tests/support/matchMedia';
import { renderBlock } from '../../../tests/support/renderApp';
import { DateInput } from './DateInput';
import { Form } from './Form';
import { TimeInput } from './TimeInput';

const schema = z.object({ day: z.literal('').or(z.iso.date()), hour: z.string() });
type Values = z.infer<typeof schema>;

function DayForm({ onSubmit, ...start }: Partial<Values> & { onSubmit: (values: Values) => void }) {
  const form = useForm<Values>({
    defaultValues: { day: '', hour: '', ...start },
    resolver: zodResolver(schema),
  });
  return (
    <Form form={form} onSubmit={onSubmit} submitLabel="Guardar">
      <DateInput<Values> name="day" label="Fecha" />
      <TimeInput<Values> name="hour" label="Hora" optional />
    </Form>
  );
}

beforeEach(() => setMedia());

const section = (field: string, name: string) =>
  within(screen.getByRole('group', { name: field })).getByRole('spinbutton', { name });

test('a date typed as dd/mm/aaaa and an hour of 24 are taken', async () => {
  const send = jest.fn();
  const { user, close } = renderBlock(<DayForm onSubmit={send} />);
  await user.click(section('Fecha', 'Día'));
  await user.keyboard('05032026');
  await user.click(section('Hora (opcional)', 'Horas'));
  await user.keyboard('1830');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(send).toHaveBeenCalledWith({ day: '2026-03-05', hour: '18:30' }));
  close();
});

test('half a date is no date, and the reason says how to write it', async () => {
  const send = jest.fn();
  const { user, close } = renderBlock(<DayForm onSubmit={send} />);
  await user.click(section('Fecha', 'Día'));
  await user.keyboard('0503');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/Escribila como dd\/mm\/aaaa/)).toBeInTheDocument();
  expect(send).not.toHaveBeenCalled();
  close();
});

test('the calendar speaks Spanish and its week starts on Monday', async () => {
  const { user, close } = renderBlock(<DayForm onSubmit={jest.fn()} day="2026-11-21" />);
  await user.click(screen.getByRole('button', { name: /Elegir fecha/ }));
  expect(await screen.findByText('noviembre 2026')).toBeInTheDocument();
  const days = screen
    .getAllByRole('columnheader')
    .map((header) => header.getAttribute('aria-label'));
  expect(days).toEqual(['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo']);
  close();
});
