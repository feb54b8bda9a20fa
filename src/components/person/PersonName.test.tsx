import { faceColourOf } from '@contract/core/faceColours';
import { screen, waitFor } from '@testing-library/react';
import { renderBlock } from '../../../tests/support/renderApp';
import { startServer } from '../../../tests/support/startServer';
import { initials } from './initials';
import { PersonName } from './PersonName';

test.each([
  ['Gómez, Ana María', 'AG'],
  ['Ana Gómez', 'AG'],
  ['Ñancupil, Íris', 'ÍÑ'],
  ['Ana', 'A'],
  ['', ''],
])('the initials of %s are %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test('the photo is found by the document, and the name is read once', () => {
  const { container, close } = renderBlock(
    <PersonName name="Gómez, Ana" dni="30111222" detail="Operaria" />,
  );
  expect(container.querySelector('img')).toHaveAttribute('src', '/fotos/30111222');
  expect(screen.getAllByText('Gómez, Ana')).toHaveLength(1);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  close();
});

test('the initials of who has no photo are drawn here, on the colour that the server would give them', () => {
  const { container, close } = renderBlock(
    <PersonName name="Gómez, Ana" imageUrl="/fotos/persona-9" />,
  );
  expect(container.querySelector('img')).not.toBeInTheDocument();
  const drawn = container.querySelector('[data-initials]');
  expect(drawn).toHaveAttribute('data-initials', 'AG');
  expect(drawn?.parentElement).toHaveStyle({ backgroundColor: faceColourOf(9) });
  close();
});

test('from a server of another origin the photo comes with the session, once for all who show it', async () => {
  const server = await startServer(() => ({ body: { capabilities: ['bodies', 'bearer'] } }));
  const fetched = jest.spyOn(globalThis, 'fetch');
  URL.createObjectURL = jest.fn(() => 'blob:foto');
  URL.revokeObjectURL = jest.fn();
  const face = <PersonName name="Gómez, Ana" imageUrl="/fotos/persona-3?v=1a2b3c4d" />;
  const { container, close } = renderBlock(
    <>
      {face}
      {face}
    </>,
    { server: server.url },
  );
  await waitFor(() =>
    expect([...container.querySelectorAll('img')].map((img) => img.src)).toEqual([
      'blob:foto',
      'blob:foto',
    ]),
  );
  const asked = fetched.mock.calls.filter(
    ([url]) => url === `${server.url}/fotos/persona-3?v=1a2b3c4d`,
  );
  expect(asked).toEqual([[expect.anything(), { headers: { Authorization: 'Bearer jwt' } }]]);
  jest.useFakeTimers();
  close();
  jest.advanceTimersByTime(61_000);
  jest.useRealTimers();
  await waitFor(() => expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:foto'));
  fetched.mockRestore();
  await server.stop();
});
