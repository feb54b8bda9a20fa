import { screen } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { renderApp } from '../../../../tests/support/renderApp';
import { receiptCampaigns } from '../index';

test('nobody without a slip of the last month is good news, and not a search that found nothing', async () => {
  const { inputsOf } = answerByAccion({
    'servidor.estado': { capabilities: ['bodies', 'bearer'] },
    'recibo.listarSinRecibo': { rows: [], total: 0 },
    'campaniaRecibos.listar': { rows: [], total: 0 },
    'loteRecibos.listar': { rows: [], total: 0 },
    'organizacion.obtener': { name: 'Andamio', sites: [], areas: [] },
    'vista.listar': { rows: [] },
  });
  const roles = { LIQUIDATION: { SHOW: true, APPROVE: true } };
  const app = renderApp([receiptCampaigns], { path: '/receipts/without', roles });
  expect(await screen.findByText('No falta ningún recibo')).toBeInTheDocument();
  // Asked once, and not again for everybody.
  const asked = inputsOf('recibo.listarSinRecibo');
  expect(asked).toHaveLength(1);
  expect(JSON.stringify(asked)).toContain('lastMonth');
  app.close();
});
