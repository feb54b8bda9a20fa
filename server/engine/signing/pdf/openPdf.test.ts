import { buffer } from 'node:stream/consumers';
import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib';
import PdfKit from 'pdfkit';
import { drawnIn, lettersIn } from '../../../../tests/support/drawnIn';
import { evidenceFor } from '../../../../tests/support/evidenceFor';
import { payrollPdf } from '../../../../tests/support/payrollPdf';
import { textOf } from '../../../../tests/support/pdfTexts';
import { plainPdfs, twoFacedPdfs } from '../../../../tests/support/twoFacedPdf';
import { unbalanced } from './balanceContents';
import { openPdf } from './openPdf';
import { preparePdf } from './preparePdf';

const evidence = evidenceFor('Sosa');
const hex = (text: string) => `<${Buffer.from(text).toString('hex').toUpperCase()}>`;
const all = (document: PDFDocument) =>
  document.context
    .enumerateIndirectObjects()
    .map(([, object]) => String(object))
    .join('\n');

test('nothing that runs, opens or hides stays; links do', async () => {
  const document = await PDFDocument.load(await payrollPdf(['Norma']));
  const { context, catalog } = document;
  const page = document.getPage(0);
  const script = { S: 'JavaScript', JS: PDFString.of('app.alert(1)') };
  const note = (extra: object) =>
    context.register(context.obj({ Type: 'Annot', Rect: [0, 0, 9, 9], ...extra } as never));
  const link = {
    Subtype: 'Link',
    A: { S: 'URI', URI: PDFString.of('https://a.example'), Next: script },
  };
  page.node.set(
    PDFName.of('Annots'),
    context.obj([
      note(link),
      note({ Subtype: 'Link', A: { S: 'Launch', F: PDFString.of('cmd.exe') } }),
      note({ Subtype: 'Widget', AA: { K: script }, A: script }),
      note({ Subtype: 'FileAttachment' }),
    ]),
  );
  page.node.set(PDFName.of('AA'), context.obj({ O: script }));
  const layer = context.register(
    context.obj({ Type: 'OCG', Usage: { Print: { PrintState: 'ON' } } }),
  );
  const auto = { Event: 'Print', OCGs: [layer], Category: ['Print'] };
  catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [layer], D: { AS: [auto] } }));
  await document.attach(Buffer.from('x'), 'x.txt', { mimeType: 'text/plain' });
  const opened = await openPdf(await document.save());
  const kept = all(await PDFDocument.load(await opened.save()));
  expect(kept).not.toMatch(/\/AA|Launch|FileAttachment|\/AS \[|\/Usage/);
  expect(opened.catalog.toString()).not.toContain('/AF');
  const annots = opened.getPage(0).node.Annots();
  expect([annots?.size(), annots?.lookup(0, PDFDict).toString()]).toEqual([
    3,
    expect.stringContaining('URI'),
  ]);
  expect(annots?.lookup(0, PDFDict).toString()).not.toContain('Next');
});

test('paper and screen show the same: nothing is kept for one of them, nor taken from elsewhere', async () => {
  const document = await PDFDocument.load(await payrollPdf(['Norma']));
  const { context, catalog } = document;
  const page = document.getPage(0);
  const note = (kind: string, flags: number) =>
    context.register(context.obj({ Type: 'Annot', Subtype: kind, Rect: [0, 0, 9, 9], F: flags }));
  const notes = [note('Stamp', 4 + 32), note('FreeText', 0), note('Stamp', 4), note('Link', 0)];
  page.node.set(PDFName.of('Annots'), context.obj(notes));
  const picture = { Type: 'XObject', Subtype: 'Image', Width: 1, Height: 1, BitsPerComponent: 8 };
  const grey = { ...picture, ColorSpace: 'DeviceGray' };
  const other = context.register(context.stream(new Uint8Array([9]), grey));
  const shown = { ...grey, Alternates: [{ Image: other, DefaultForPrinting: true }] };
  const program = { Type: 'XObject', Subtype: 'PS' };
  const elsewhere = { ...grey, F: PDFString.of('otro.bin') };
  for (const [name, dict] of Object.entries({ Shown: shown, Program: program, Away: elsewhere })) {
    const stream = context.stream(new Uint8Array([7]), dict as never);
    page.node.setXObject(PDFName.of(name), context.register(stream));
  }
  catalog.set(PDFName.of('Perms'), context.obj({ UR3: {} }));
  const kept = await PDFDocument.load(await (await openPdf(await document.save())).save());
  expect(all(kept)).not.toMatch(/Alternates|\/PS\b|otro\.bin|\/Perms/);
  const annots = kept.getPage(0).node.Annots();
  const flags = Array.from({ length: annots?.size() ?? 0 }, (_, at) => {
    const dict = annots?.lookup(at, PDFDict);
    return [String(dict?.get(PDFName.of('Subtype'))), String(dict?.get(PDFName.of('F')))];
  });
  expect(flags).toEqual([
    ['/FreeText', '4'],
    ['/Stamp', '4'],
    ['/Link', '0'],
  ]);
});

/** A form whose field holds something else than what was drawn, and asks to be drawn anew. */
async function askingToBeDrawn(held: string) {
  const document = await PDFDocument.create();
  const field = document.getForm().createTextField('sueldo');
  field.setText('1.000');
  field.addToPage(document.addPage(), { x: 50, y: 600, width: 200, height: 30 });
  await document.save();
  field.acroField.dict.set(PDFName.of('V'), PDFHexString.fromText(held));
  document.catalog
    .lookup(PDFName.of('AcroForm'), PDFDict)
    .set(PDFName.of('NeedAppearances'), document.context.obj(true));
  return document.save({ updateFieldAppearances: false });
}

test('a field that asks to be drawn anew shows what it holds, not what was drawn before', async () => {
  const bytes = await preparePdf(await askingToBeDrawn('9.900.000'), evidence);
  const drawn = await drawnIn(bytes);
  expect(drawn).toContain(hex('9.900.000'));
  expect(drawn).not.toContain(hex('1.000'));
  expect(all(await PDFDocument.load(bytes))).not.toContain('NeedAppearances');
});

test.each(['ОльгаПетрова', 'Γιώργος', 'Łukasz'])(
  'a field that holds %s shows just that',
  async (held) => {
    const drawn = await drawnIn(await preparePdf(await askingToBeDrawn(held), evidence));
    expect(lettersIn(drawn, held)).toBe(held);
    expect(drawn).toMatch(new RegExp(`<[0-9A-F]{${4 * held.length}}> Tj`));
    expect(drawn).not.toContain(hex('1.000'));
  },
);

test('a field with letters that cannot be drawn is refused in words, not signed as it was', async () => {
  await expect(openPdf(await askingToBeDrawn('王小明'))).rejects.toThrow('no podemos dibujar');
});

test('one that its author only keeps from being changed can be signed; one with a password cannot', async () => {
  const owner = await PDFDocument.load(await payrollPdf(['Solo lectura']));
  owner.encrypt({ ownerPassword: 'jefe', userPassword: '' });
  const prepared = await preparePdf(await owner.save(), evidence);
  expect(await textOf(prepared)).toContain('Solo lectura');
  const locked = await PDFDocument.load(await payrollPdf(['Secreto']));
  locked.encrypt({ ownerPassword: 'jefe', userPassword: 'clave' });
  await expect(openPdf(await locked.save())).rejects.toThrow('tiene contraseña');
});

test('a paper that was made ready already is not made ready again', async () => {
  const once = await preparePdf(await payrollPdf(['Norma']), evidence);
  await expect(openPdf(once)).rejects.toThrow('ya se había preparado');
});

test.each(twoFacedPdfs)('other words %s are refused', async (_, bytes) => {
  await expect(openPdf(bytes)).rejects.toThrow('partes que no se ven');
});

test.each(plainPdfs)('%s hides nothing', async (_, bytes) => {
  expect((await openPdf(bytes)).getPageCount()).toBe(1);
});

test('what was changed and saved at the end of a file hides nothing', async () => {
  const document = await PDFDocument.load(await payrollPdf(['Pago 100']));
  for (const useObjectStreams of [true, false]) {
    const again = await PDFDocument.load(await document.save({ useObjectStreams }), {
      forIncrementalUpdate: true,
    });
    again.getPage(0).drawText('Más');
    const added = await again.save({ useObjectStreams });
    await expect(openPdf(added)).resolves.toBeDefined();
  }
});

test('a page that restores what it never saved, or is turned by half a quarter, shows its code all the same', async () => {
  expect(unbalanced(Buffer.from('Q q (Q\\)Q) Tj % Q\nQ Q BI /W 1 ID Q Q EI q'))).toEqual({
    missing: 2,
    left: 1,
  });
  const kit = new PdfKit({ compress: false });
  kit.text('Norma').end();
  const document = await PDFDocument.load(await buffer(kit));
  const page = document.getPage(0);
  page.node.set(PDFName.of('Rotate'), PDFNumber.of(45));
  const { context } = document;
  const loose = context.register(context.flateStream('Q Q 0.1 0 0 0.1 900 900 cm'));
  page.node.set(
    PDFName.of('Contents'),
    context.obj([...(page.node.normalizedEntries().Contents?.asArray() ?? []), loose]),
  );
  const prepared = await PDFDocument.load(await preparePdf(await document.save(), evidence));
  expect(prepared.getPage(0).getRotation().angle).toBe(0);
  const streams = prepared.getPage(0).node.normalizedEntries().Contents;
  expect(streams?.size()).toBeGreaterThan(3);
});
