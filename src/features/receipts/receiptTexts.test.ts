import { publishingText, slipText } from './receiptTexts';

test('a slip is called by its month, its kind and, where there are several, its number', () => {
  expect(slipText({ period: '2026-10', kind: 'monthly', number: 1 })).toBe(
    'Octubre de 2026 · Mensual',
  );
  expect(slipText({ period: '2026-06', kind: 'sac', number: 2 })).toBe(
    'Junio de 2026 · Aguinaldo (SAC) · n.º 2',
  );
});

test('before publishing, how many and which not', () => {
  const counts = { matched: 62, doubtful: 1, unmatched: 2, out: 0 };
  expect(publishingText({ counts })).toBe(
    'Vas a publicar 62 recibos: cada persona recibe el suyo y un aviso para firmarlo. No se publican: 1 dudoso, 2 sin persona. Publicado, un recibo no se borra: si está mal, se reemplaza por otro.',
  );
});
