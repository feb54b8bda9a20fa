import { fireEvent, screen } from '@testing-library/react';
import { renderBlock } from '../../../tests/support/renderApp';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { steadyHands } from './steadyHands';

let stop: () => void;
beforeEach(() => {
  stop = steadyHands();
});
afterEach(() => stop());

const question = (onClose: () => void) => (
  <ConfirmDialog
    open
    title="¿Publicar?"
    confirmLabel="Publicar"
    onConfirm={jest.fn()}
    onClose={onClose}
  >
    Lo van a ver todas las personas.
  </ConfirmDialog>
);

test('a held Enter goes on in no button, and still writes lines', () => {
  const heard = jest.fn();
  const { close } = renderBlock(
    <>
      <button type="button" onKeyDown={heard}>
        Abrir
      </button>
      <textarea aria-label="Nota" onKeyDown={heard} />
    </>,
  );
  const held = { key: 'Enter', repeat: true };
  // Told as the browser is: false where nothing is to come of it.
  expect(fireEvent.keyDown(screen.getByRole('button'), held)).toBe(false);
  expect(heard).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter' })).toBe(true);
  expect(fireEvent.keyDown(screen.getByRole('textbox'), held)).toBe(true);
  expect(heard).toHaveBeenCalledTimes(2);
  close();
});

test('the second of two presses does not close the question that the first one opened', () => {
  const onClose = jest.fn();
  const { close, baseElement } = renderBlock(question(onClose));
  const around = baseElement.querySelector('.MuiDialog-container');
  if (!around) throw new Error('nothing covers the page');
  fireEvent.mouseDown(around, { detail: 2 });
  fireEvent.click(around, { detail: 2 });
  // Nor does what is pressed in it next.
  fireEvent.click(screen.getByText('¿Publicar?'), { detail: 1 });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.mouseDown(around, { detail: 1 });
  fireEvent.click(around, { detail: 1 });
  expect(onClose).toHaveBeenCalledTimes(1);
  close();
});
