import { screen, within } from '@testing-library/react';
import type { SeveranceBase } from '@/services/wms/generated/liquidations.gen';
import { renderBlock } from '../../../../tests/support/renderApp';
import { Severance } from './Severance';

const base: SeveranceBase = {
  text: 'modernisation',
  lastDay: '2026-08-21',
  owed: true,
  suspended: false,
  months: [
    {
      ...{ period: '2026-06', fixed: '3000000.00', variable: '60000.00', leftOut: '5900000.00' },
      ...{ counts: true, best: true, reasons: ['vacation', 'notHabitual'] },
    },
    {
      ...{ period: '2026-08', fixed: '0.00', variable: '0.00', leftOut: '0.00' },
      ...{ counts: false, best: false, reasons: ['unpaid'] },
    },
  ],
  concepts: [
    { code: 'BASICO', name: 'Sueldo básico', part: 'fixed', months: 11, counts: true },
    { code: 'PREMIO', name: 'Premio', part: 'fixed', months: 1, counts: false },
    { code: 'EXTRAS50', name: 'Horas extras', part: 'variable', months: 6, counts: true },
  ],
  habitualMonths: 6,
  fewMonths: false,
  best: '3000000.00',
  averages: [
    { months: 6, amount: '60000.00', taken: true },
    { months: 11, amount: '32727.27', taken: false },
  ],
  amount: '3060000.00',
};

test('it says which text ruled, and opens into the months and the concepts', async () => {
  const { user, close } = renderBlock(<Severance severance={base} />);
  expect(
    await screen.findByText(/Último día: 21 de agosto de 2026\. Se aplica: Ley 27\.802/),
  ).toBeVisible();
  expect(screen.getByText(/60\.000,00, de 6 meses · se toma este/)).toBeVisible();
  expect(screen.getByText(/3\.000\.000,00 · Junio de 2026/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Los doce meses, uno por uno' }));
  const months = await screen.findByRole('region', { name: 'Tabla: Los doce meses' });
  const [, june, august] = within(months).getAllByRole('row');
  expect(june).toHaveTextContent(
    /Junio de 2026El mejorSin las vacaciones · Sin conceptos que no son habituales.*5\.900\.000,00/,
  );
  expect(august).toHaveTextContent('Agosto de 2026No cuentaNo se liquidó acá———');
  await user.click(screen.getByRole('button', { name: 'Qué conceptos cuentan' }));
  const concepts = await screen.findByRole('region', { name: 'Tabla: Los conceptos' });
  expect(within(concepts).getByRole('row', { name: /Premio/ })).toHaveTextContent(
    'No: hacen falta 6 meses',
  );
  expect(within(concepts).getByRole('row', { name: /Horas extras/ })).toHaveTextContent(
    'Por su promedio',
  );
  close();
});

test('an older text has only the months, and what is doubtful is told', async () => {
  const { close } = renderBlock(
    <Severance
      severance={{
        ...base,
        ...{ text: 'decree', lastDay: '2024-07-09', owed: false, habitualMonths: null },
        ...{ concepts: [], averages: [] },
      }}
    />,
  );
  expect(
    await screen.findByText(/DNU 70\/2023, que rige desde el 30 de diciembre de 2023/),
  ).toHaveTextContent('Por este motivo no hay indemnización');
  expect(screen.queryByRole('button', { name: 'Qué conceptos cuentan' })).toBeNull();
  close();
  const doubtful = renderBlock(
    <Severance severance={{ ...base, suspended: true, fewMonths: true }} />,
  );
  expect(await screen.findByText(/estuvo suspendida en parte/)).toBeVisible();
  expect(screen.getByText(/menos de 6 meses: no se puede decir qué es habitual/)).toBeVisible();
  doubtful.close();
});
