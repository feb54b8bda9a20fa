import { screen, waitFor, within } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { answerByAccion } from '../../../tests/support/answerByAccion';
import { renderBlock } from '../../../tests/support/renderApp';
import { Form } from '../form/Form';
import { WhomInput } from './WhomInput';
import { nobodyYet, type Whom } from './whomForm';

const person = (id: number, name: string) => ({ id, docket: String(id), name, imageUrl: '' });
const people = [person(7, 'Bustos, Eva'), person(8, 'Bustos, Luis'), person(9, 'Arias, Ana')];

/** Answers as the server does: what was searched for, each after its own wait. */
function open({ wait = 0 } = {}) {
  answerByAccion({
    'servidor.estado': { capabilities: ['bodies', 'bearer'] },
    'organizacion.obtener': { name: 'X', sites: [], areas: [] },
    'persona.listar': ({ search = '' }) => {
      const rows = people.filter(({ name }) => name.toLowerCase().includes(String(search)));
      return { rows, total: rows.length };
    },
  });
  const { fetch } = globalThis;
  globalThis.fetch = async (...args) => {
    await new Promise((resolve) => setTimeout(resolve, wait));
    return fetch(...args);
  };
  const sent: Whom[] = [];
  function Sample() {
    const form = useForm<Whom>({ defaultValues: nobodyYet });
    return (
      <Form form={form} submitLabel="Mandar" onSubmit={(values) => void sent.push(values)}>
        <WhomInput label="A quiénes" />
      </Form>
    );
  }
  return { ...renderBlock(<Sample />), sent };
}

const chosen = async () =>
  within(await screen.findByRole('list', { name: 'Personas: elegidas' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('one person after the other is picked by keyboard alone, and Enter never sends the form', async () => {
  const { user, sent, close } = open();
  const input = await screen.findByRole('combobox', { name: 'Personas' });
  await user.type(input, 'bustos');
  await waitFor(() => expect(offered()).toEqual(['Bustos, Eva', 'Bustos, Luis']));
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await chosen()).toEqual(['Bustos, Eva']));
  expect(input).toHaveFocus();
  expect(input).toHaveValue('');
  await user.keyboard('bustos');
  // A person who was chosen already is not offered again.
  await waitFor(() => expect(offered()).toEqual(['Bustos, Luis']));
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await chosen()).toEqual(['Bustos, Eva', 'Bustos, Luis']));
  expect(sent).toEqual([]);
  close();
});

test('Enter before the answer waits for it: one is picked, several are left to choose from', async () => {
  const { user, sent, close } = open({ wait: 100 });
  const input = await screen.findByRole('combobox', { name: 'Personas' });
  await user.type(input, 'arias{Enter}');
  await waitFor(async () => expect(await chosen()).toEqual(['Arias, Ana']));
  await user.type(input, 'bustos{Enter}');
  await waitFor(() => expect(offered()).toEqual(['Bustos, Eva', 'Bustos, Luis']));
  await waitFor(async () => expect(await chosen()).toEqual(['Arias, Ana']));
  expect(input).toHaveValue('bustos');
  expect(sent).toEqual([]);
  close();
});

test('a name that nobody has stays as it was typed', async () => {
  const { user, sent, close } = open();
  const input = await screen.findByRole('combobox', { name: 'Personas' });
  await user.type(input, 'zzz');
  await screen.findByText('No hay coincidencias');
  await user.keyboard('{Enter}');
  expect(input).toHaveValue('zzz');
  expect(sent).toEqual([]);
  close();
});
