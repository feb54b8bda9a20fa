import { buffer } from 'node:stream/consumers';
import { degrees, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import PdfKit from 'pdfkit';
import { drawnIn, lettersIn } from '../../../../tests/support/drawnIn';
import { textOf } from '../../../../tests/support/pdfTexts';
import { plainPng } from '../../../../tests/support/plainPng';
import { testCertificate } from '../../../../tests/support/testCertificate';
import { clock } from '../../time/clock';
import type { SealingCertificate } from '../certificate/sealingCertificate';
import { isWhole } from './isWhole';
import { pdfHere } from './pdfHere';
import { preparePdf } from './preparePdf';
import { readFile } from './readFile';

async function pdf(pages = 1) {
  const document = new PdfKit();
  for (let page = 1; page <= pages; page += 1) {
    if (page > 1) document.addPage();
    document.text(`Página ${page}`);
  }
  document.end();
  return buffer(document);
}

let certificate: SealingCertificate;
beforeAll(async () => {
  certificate = await testCertificate('Frigorífico Ñandú S.A.');
});

const people = [
  { field: '1', name: 'Juárez, Delfina', detail: 'legajo 7' },
  {
    field: '2',
    name: 'Łukasz 😀',
    detail: 'legajo 8',
    place: { page: 1, x: 50, y: 60, width: 200, height: 50 },
  },
  { field: '3', name: 'Ñandú, Óscar', detail: 'legajo 9' },
];

const prepared = async (bytes?: Uint8Array) =>
  preparePdf(bytes ?? (await pdf(2)), {
    title: 'Política de higiene',
    organisation: 'Frigorífico Ñandú S.A.',
    facts: ['Código ABCD'],
    address: 'https://anden.example/verify/ABCD',
    fields: people,
  });

const seal = async (bytes: Uint8Array, field: string) => {
  const lines = ['Firmado 😀 ☃'];
  const said = { field, name: 'Juárez, Delfina', reason: 'Firmado', at: clock.now(), lines };
  return (await pdfHere.seal(bytes, said, certificate, { turn: 'test' })).bytes;
};

test('whoever signs is written with their own letters, wherever they come from', async () => {
  const name = 'Гончарова, Ольга';
  const bytes = await preparePdf(await pdf(1), {
    title: 'Συμφωνία',
    organisation: 'Frigorífico Ñandú S.A.',
    facts: ['Lo envía Wałęsa, Žofia'],
    address: 'https://anden.example/verify/ABCD',
    fields: [{ field: '1', name, detail: 'legajo 7' }],
  });
  // Letters that nothing else of it has.
  const lines = ['Щука'];
  const said = { field: '1', name, reason: 'Firmado', at: clock.now(), lines };
  const signed = await pdfHere.seal(bytes, said, certificate, { turn: 'test' });
  const shown = (await textOf(signed.bytes)).normalize('NFC');
  for (const text of ['Συμφωνία', 'Wałęsa, Žofia', `${name} · legajo 7`]) {
    expect(shown).toContain(text);
  }
  expect(lettersIn(await drawnIn(signed.bytes), 'Щука')).toBe('Щука');
  expect((await readFile(signed.bytes)).seals).toMatchObject([{ holds: true, exact: true }]);
});

test('the page of signatures carries the logo of who gives the paper out, under its seals', async () => {
  const logo = plainPng({ width: 40, height: 10, bits: 8 });
  const evidence = {
    title: 'Política de higiene',
    organisation: 'Frigorífico Ñandú S.A.',
    facts: [],
    address: 'https://anden.example/verify/ABCD',
    fields: people,
  };
  const plain = await preparePdf(await pdf(), evidence);
  expect(Buffer.from(plain).includes('/Subtype /Image')).toBe(false);
  const marked = await preparePdf(await pdf(), { ...evidence, logo });
  expect(Buffer.from(marked).includes('/Subtype /Image')).toBe(true);
  expect((await readFile(await seal(marked, '1'))).seals).toMatchObject([{ holds: true }]);
});

test('that nobody signed yet is said by the field alone: under a seal nothing of it is left to read', async () => {
  const empty = await prepared();
  expect(await textOf(empty)).not.toContain('Sin firmar');
  const form = (await PDFDocument.load(empty)).getForm();
  const shown = form.getFields().filter(({ acroField }) => acroField.dict.has(PDFName.of('AP')));
  expect(shown).toHaveLength(people.length);
  let bytes: Uint8Array = empty;
  for (const { field } of people) bytes = await seal(bytes, field);
  expect(await textOf(bytes)).not.toContain('Sin firmar');
  expect((await readFile(bytes)).seals).toMatchObject(
    people.map(() => ({ holds: true, exact: true })),
  );
});

test('each seal is added at the end and leaves the earlier ones as they were', async () => {
  let bytes: Uint8Array = await prepared();
  const before: Uint8Array[] = [];
  for (const { field } of people) {
    before.push(bytes);
    bytes = await seal(bytes, field);
  }
  for (const earlier of before) expect(bytes.subarray(0, earlier.length)).toEqual(earlier);
  const read = await readFile(bytes);
  expect(read.seals.map(({ holds }) => holds)).toEqual([true, true, true]);
  expect(isWhole(read)).toBe(true);
  expect(new Set(read.seals.map(({ fingerprint }) => fingerprint)).size).toBe(1);
});

test('a changed byte, wherever it is, and anything added after the last seal is noticed', async () => {
  const good = await seal(await seal(await prepared(), '1'), '3');
  for (const at of [200, Math.floor(good.length / 2), good.length - 40]) {
    const changed = Buffer.from(good);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(isWhole(await readFile(changed))).toBe(false);
  }
  const longer = Buffer.concat([good, Buffer.from('\n%%EOF\n')]);
  expect(isWhole(await readFile(longer))).toBe(false);
  expect(isWhole(await readFile(await prepared()))).toBe(false);
});

test('what is not covered by a seal may hold nothing but the signature', async () => {
  const good = Buffer.from(await seal(await prepared(), '1'));
  const [, first = ''] = /\/ByteRange\s*\[\s*0 (\d+)/.exec(good.toString('latin1')) ?? [];
  good.write('<AB) (CD', Number(first), 'latin1');
  expect((await readFile(good)).seals.map(({ holds }) => holds)).toEqual([false]);
});

test('nobody signs in the place of another, nor twice in their own', async () => {
  const once = await seal(await prepared(), '1');
  await expect(seal(once, '1')).rejects.toThrow('no empty field');
  await expect(seal(once, '99')).rejects.toThrow('no empty field');
});

test('a paper that was sealed, has a password or is no PDF is refused in words', async () => {
  const locked = new PdfKit({ userPassword: 'secreto' });
  locked.end();
  const refusals: [Uint8Array, string][] = [
    [await seal(await prepared(), '1'), 'ya trae firmas'],
    [await buffer(locked), 'tiene contraseña'],
    [Buffer.from('esto no es un PDF'), 'está dañado'],
    [(await pdf()).subarray(0, 300), 'está dañado'],
  ];
  for (const [bytes, message] of refusals) {
    await expect(prepared(bytes)).rejects.toThrow(message);
  }
});

test('what a reader would run is taken out before anybody signs', async () => {
  const document = await PDFDocument.load(await pdf());
  document.addJavaScript('hola', 'app.alert("hola")');
  const sent = await PDFDocument.load(await prepared(await document.save()));
  const text = sent.context.enumerateIndirectObjects().map(([, object]) => String(object));
  expect(sent.catalog.toString()).not.toMatch(/OpenAction|\/AA/);
  expect(text.some((object) => object.includes('/Names') && object.includes('JavaScript'))).toBe(
    false,
  );
});

test('turned pages and places beyond the edge are sealed all the same', async () => {
  for (const angle of [90, 180, 270]) {
    const document = await PDFDocument.load(await pdf());
    document.getPage(0).setRotation(degrees(angle));
    const far = [
      {
        ...people[0],
        field: '1',
        name: 'A',
        detail: '',
        place: { page: 1, x: 9000, y: 9000, width: 200, height: 50 },
      },
    ];
    const sent = await preparePdf(await document.save(), {
      title: 'Girado',
      organisation: 'O',
      facts: [],
      address: 'https://anden.example/verify/ABCD',
      fields: far,
    });
    const bytes = await seal(sent, '1');
    expect(isWhole(await readFile(bytes))).toBe(true);
    const [width = 0, height = 0] = [
      document.getPage(0).getWidth(),
      document.getPage(0).getHeight(),
    ];
    const loaded = await PDFDocument.load(bytes);
    const field = loaded.getForm().getField('firma-1').acroField.getWidgets()[0]?.getRectangle();
    expect((field?.x ?? -1) >= 0 && (field?.x ?? 0) + (field?.width ?? 0) <= width + 0.1).toBe(
      true,
    );
    expect((field?.y ?? -1) >= 0 && (field?.y ?? 0) + (field?.height ?? 0) <= height + 0.1).toBe(
      true,
    );
  }
});
