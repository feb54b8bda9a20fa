import { joinReceiptPiece, splitReceiptPiece } from '@contract/receipts/receiptPieceAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { payrollPdf } from '../../../tests/support/payrollPdf';
import { textOf } from '../../../tests/support/pdfTexts';
import { type ReceiptTools, receiptTools } from '../../../tests/support/receiptTools';

let server: TestServer;
let tools: ReceiptTools;
beforeAll(async () => {
  server = await buildServer();
  tools = await receiptTools(server);
});
afterAll(() => server.close());

type Piece = Awaited<ReturnType<ReceiptTools['pieces']>>[number];

const brought = async (...texts: string[]) =>
  tools.batchOf(await tools.upload('hojas.pdf', await payrollPdf(texts)));
const join = ({ id, version, before }: Piece, as = 'rrhh') =>
  server.call(joinReceiptPiece, { id, version, beforeVersion: before?.version ?? 1 }, as);
const split = ({ id, version }: Piece, fromPage: number, as = 'rrhh') =>
  server.call(splitReceiptPiece, { id, version, fromPage }, as);
const standing = async (batchId: number) =>
  (await tools.pieces(batchId)).map(({ fromPage, toPage, personId, outcome }) => [
    [fromPage, toPage],
    personId,
    outcome,
  ]);
const pieceAt = async (batchId: number, index: number) => {
  const piece = (await tools.pieces(batchId))[index];
  if (!piece) throw new Error(`no piece ${index}`);
  return piece;
};

test('a second sheet that names nobody is joined by hand, published with the first, and can be separated', async () => {
  const [one, other] = ['empleado', 'operario'].map((name) => tools.someone(name).id);
  const { id } = await brought(
    tools.page('empleado'),
    'Sigue el detalle',
    tools.page('operario'),
    'También sigue',
  );
  expect((await pieceAt(id, 0)).before).toBeNull();
  const second = await pieceAt(id, 1);
  expect(second.before).toMatchObject({
    fromPage: 1,
    personName: (await pieceAt(id, 0)).personName,
  });
  expect((await join(second, 'jefe')).status).toBe(403);
  const joined = await join(second);
  expect(joined.body).toMatchObject({ fromPage: 1, toPage: 2, personId: one, corrected: true });
  // The same request once more finds that it was done.
  expect((await join(second)).status).toBe(404);
  await join(await pieceAt(id, 2));
  expect(await standing(id)).toEqual([
    [[1, 2], one, 'matched'],
    [[3, 4], other, 'matched'],
  ]);

  const apart = await split(await pieceAt(id, 0), 2);
  expect(apart.body).toMatchObject({ fromPage: 2, toPage: 2, outcome: 'unmatched' });
  expect(await standing(id)).toEqual([
    [[1, 1], one, 'matched'],
    [[2, 2], null, 'unmatched'],
    [[3, 4], other, 'matched'],
  ]);
  await join(await pieceAt(id, 1));
  await tools.publish(await tools.read(id));
  await tools.settled(id, 'published');
  const { JWT } = await server.sessionOf('empleado');
  const headers = { authorization: `Bearer ${JWT}` };
  const slip = await tools.slipOf('empleado');
  const { rawPayload } = await server.app.inject({ url: slip.file.url, headers });
  expect(await textOf(rawPayload)).toContain('Sigue el detalle');
  const late = await pieceAt(id, 1);
  expect((await split(late, 4)).error.code).toBe('conflicto');
});

test('the first sheet may be the one that names nobody', async () => {
  const { id } = await brought('Carátula', tools.page('jefe'));
  await join(await pieceAt(id, 1));
  expect(await standing(id)).toEqual([[[1, 2], tools.someone('jefe').id, 'matched']]);
});

test('sheets of two people are never joined, and nothing is before the first of a file', async () => {
  const { id } = await brought(tools.page('jefe'), tools.page('supervisor'));
  const refused = await join(await pieceAt(id, 1));
  expect(refused.error).toMatchObject({
    code: 'conflicto',
    message: expect.stringContaining(tools.someone('jefe').cuil),
  });
  expect((await join(await pieceAt(id, 0))).error.code).toBe('conflicto');
  const single = await pieceAt(id, 0);
  for (const page of [1, 2]) {
    expect((await split(single, page)).error.fields).toEqual({ fromPage: expect.any(String) });
  }
});

test('who saw the slip before otherwise than it is now looks again', async () => {
  const { id } = await brought(tools.page('jefe'), 'Sin datos');
  const seen = await pieceAt(id, 1);
  await tools.correct(await pieceAt(id, 0), tools.someone('supervisor').id, true);
  expect((await join(seen)).error.code).toBe('conflicto_version');
});
