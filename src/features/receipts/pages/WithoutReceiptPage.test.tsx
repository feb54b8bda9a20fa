import { screen } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { renderApp } from '../../../../tests/support/renderApp';
import { receiptCampaigns } from '../index';

const open = (published: number) => {
  const wire = answerByAccion({
    'servidor.estado': { capabilities: ['bodies', 'bearer'] },
    'recibo.listarSinRecibo': { rows: [], total: 0 },
    'campaniaRecibos.listar': { rows: [], total: published },
    'loteRecibos.listar': { rows: [], total: 0 },
    'organizacion.obtener': { name: 'Andamio', sites: [], areas: [] },
    'vista.listar': { rows: [] },
  });
  const roles = { LIQUIDATION: { SHOW: true, APPROVE: true } };
  return { ...renderApp([receiptCampaigns], { path: '/receipts/without', roles }), ...wire };
};

test('nobody without a slip of the last month is good news, and not a search that found nothing', async () => {
  const { inputsOf, close } = open(1);
  expect(await screen.findByText('No falta ningún recibo')).toBeInTheDocument();
  // Asked once, and not again for everybody.
  const asked = inputsOf('recibo.listarSinRecibo');
  expect(asked).toHaveLength(1);
  expect(JSON.stringify(asked)).toContain('lastMonth');
  close();
});

test('before any was published nobody is told that all have theirs', async () => {
  const { close } = open(0);
  expect(await screen.findByText('Todavía no se publicaron recibos')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Publicar recibos' })).toBeInTheDocument();
  expect(screen.queryByText('No falta ningún recibo')).toBeNull();
  close();
});
