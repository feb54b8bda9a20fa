import { screen, waitFor } from '@testing-library/react';
import type { ReceiptRow } from '@/services/wms/generated/receipts.gen';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { renderBlock } from '../../../../tests/support/renderApp';
import { AnswerDialog } from './AnswerDialog';

const row = {
  id: 9,
  version: 1,
  personName: 'Arias, Eva',
  answer: '',
  reason: 'Faltan horas',
} as ReceiptRow;

test('an answer to what somebody else answered first keeps what was typed and goes over the newest', async () => {
  const current = { ...row, version: 2, answer: 'Ya está' };
  const changed = { by: 'Bravo, Luis', at: '2026-11-23T12:00:00Z' };
  const { inputsOf } = answerByAccion({
    'servidor.estado': { capabilities: ['bodies', 'bearer'] },
    'recibo.responder': ({ version }) =>
      version === 2
        ? current
        : {
            refusedWith: 409,
            code: 'conflicto_version',
            message: 'Otra persona cambió esto mientras lo hacías.',
            detail: { current, changed },
          },
  });
  const onClose = jest.fn();
  const { user, close } = renderBlock(<AnswerDialog row={row} onClose={onClose} />);
  const words = screen.getByRole('textbox');
  await user.type(words, 'Las pagamos');
  const send = screen.getByRole('button', { name: 'Responder' });
  await user.click(send);
  expect(
    await screen.findByText(/^Bravo, Luis cambió esto mientras lo hacías/),
  ).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Traer lo último' }));
  expect(words).toHaveValue('Las pagamos');
  expect(words).toHaveFocus();
  await user.click(send);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const sent = inputsOf('recibo.responder');
  expect(sent.map(({ version, answer }) => [version, answer])).toEqual([
    [1, 'Las pagamos'],
    [2, 'Las pagamos'],
  ]);
  close();
});
