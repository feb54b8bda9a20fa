import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { payrollPdf } from '../../../tests/support/payrollPdf';
import { textReader } from '../texts/textReader';
import { openWorkshop } from '../workshop/openWorkshop';
import { openPageCutter } from './pageCutter';

async function words(bytes: Uint8Array): Promise<string> {
  const workshop = openWorkshop();
  let text = '';
  await textReader(workshop).pages(new Uint8Array(bytes), async (texts) => {
    text += texts.join('|');
  });
  await workshop.close();
  return text;
}

test('a slip has its own pages and not a word of the others', async () => {
  const cutter = await openPageCutter(
    await payrollPdf(['de Ana', 'de Beto', 'más de Beto', 'de Caro']),
  );
  const slip = await cutter.cut(2, 3);
  expect(await words(slip)).toMatch(/^de Beto\s*\|más de Beto\s*$/);
  expect(Buffer.from(slip).toString('latin1')).not.toContain('Caro');
});

test('where all pages share one list of images, a slip carries only its own', async () => {
  const pdf = await PDFDocument.create();
  const shared: Record<string, ReturnType<typeof pdf.context.register>> = {};
  for (let at = 0; at < 60; at += 1) {
    const noise = new Uint8Array(20_000).fill(at);
    shared[`Im${at}`] = pdf.context.register(
      pdf.context.stream(noise, { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 1, 1] }),
    );
  }
  const all = pdf.context.register(pdf.context.obj({ XObject: shared }));
  for (let at = 0; at < 60; at += 1) {
    const page = pdf.addPage();
    page.node.set(PDFName.of('Resources'), all);
    const draw = pdf.context.flateStream(`q /Im${at} Do Q`);
    page.node.set(PDFName.of('Contents'), pdf.context.register(draw));
  }
  const cutter = await openPageCutter(await pdf.save());
  expect((await cutter.cut(7, 7)).length).toBeLessThan(30_000);
});
