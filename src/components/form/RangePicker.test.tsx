import { screen, within } from '@testing-library/react';
import { renderBlock } from '../../../tests/support/renderApp';
import { RangePicker } from './RangePicker';

const open = async (from: string, to: string) => {
  const onChange = jest.fn();
  const block = renderBlock(<RangePicker fromDay={from} toDay={to} onChange={onChange} />);
  await block.user.click(screen.getByRole('button', { name: 'Elegir en el calendario' }));
  const dialog = await screen.findByRole('dialog');
  const touch = (day: string) =>
    block.user.click(within(dialog).getByRole('gridcell', { name: day }));
  return { ...block, onChange, dialog, touch };
};

test('two touches choose a range, said in words before it is taken', async () => {
  const { touch, user, onChange, close } = await open('2027-02-01', '2027-02-01');
  await touch('8');
  expect(screen.getByRole('heading', { name: 'Elegí el último día' })).toBeInTheDocument();
  await touch('21');
  expect(screen.getByText('8 al 21 de febrero de 2027 · 14 días')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Listo' }));
  expect(onChange).toHaveBeenCalledWith({ fromDay: '2027-02-08', toDay: '2027-02-21' });
  close();
});

test('a day before the first one begins anew, and one day alone is a range', async () => {
  const { touch, user, onChange, close } = await open('2027-02-10', '2027-02-20');
  await touch('15');
  await touch('3');
  await user.click(screen.getByRole('button', { name: 'Listo' }));
  expect(onChange).toHaveBeenCalledWith({ fromDay: '2027-02-03', toDay: '2027-02-03' });
  close();
});
