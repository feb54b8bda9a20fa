import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Fault } from '../../server/engine/http/fault';
import type { SealingCertificate } from '../../server/engine/signing/certificate/sealingCertificate';
import { isWhole } from '../../server/engine/signing/pdf/isWhole';
import type { PdfWork } from '../../server/engine/signing/pdf/pdfWork';
import { outsideTools } from './outsideTools';

export interface Outcome {
  /** `broken`: sealed, and does not verify; or it failed without words. */
  kind: 'sealed' | 'refused' | 'broken';
  pages: number | null;
  words: string;
}

interface Parts {
  pdf: PdfWork;
  certificate: SealingCertificate;
  /** Where others' tools find what was sealed. */
  scratch: string;
}

const field = { field: '1', name: 'Prueba, Ana', detail: 'legajo 1' };
const evidence = {
  title: 'Prueba',
  organisation: 'Prueba de PDF',
  facts: ['Código ABCD'],
  address: 'https://anden.example/verify/ABCD',
  fields: [field],
};

/** The faults that other tools find in a sealed file; those of the file that came are not ours. */
async function saidAgainst(scratch: string, sealed: Uint8Array, original: Uint8Array) {
  const { hasPdfsig, hasQpdf, seals, faults } = outsideTools;
  const file = path.join(scratch, 'firmado.pdf');
  const before = path.join(scratch, 'original.pdf');
  await Promise.all([writeFile(file, sealed), writeFile(before, original)]);
  const against: string[] = [];
  const found = hasPdfsig ? await seals(file) : null;
  const last = found?.at(-1);
  if (found && !(last?.whole && found.every(({ holds }) => holds))) {
    against.push('pdfsig no la da por válida');
  }
  const wrong = hasQpdf ? await faults(file) : '';
  if (wrong && !(await faults(before))) against.push(`qpdf: ${wrong.split('\n').at(-1)}`);
  await Promise.all([rm(file), rm(before)]);
  return against;
}

/** Does with one file all that signing does with it. */
export async function tryFile(
  { pdf, certificate, scratch }: Parts,
  bytes: Buffer,
): Promise<Outcome> {
  // Each file as if somebody else had brought it: what breaks a process must not hold up the next one.
  const turn = { turn: randomUUID() };
  let pages: number | null = null;
  try {
    pages = await pdf.check(bytes, turn);
    const prepared = await pdf.prepare(bytes, evidence, turn);
    const seal = {
      field: '1',
      name: field.name,
      reason: 'Firmado',
      at: new Date(),
      lines: ['Firmado'],
    };
    const sealed = await pdf.seal(prepared, seal, certificate, turn);
    const read = await pdf.read(sealed.bytes, turn);
    if (!isWhole(read)) return { kind: 'broken', pages, words: 'la firma no se comprueba' };
    const against = await saidAgainst(scratch, sealed.bytes, bytes);
    return against.length > 0
      ? { kind: 'broken', pages, words: against.join('; ') }
      : { kind: 'sealed', pages, words: 'firmado y comprobado' };
  } catch (error) {
    if (error instanceof Fault && error.status < 500) {
      return { kind: 'refused', pages, words: error.message };
    }
    return {
      kind: 'broken',
      pages,
      words: `falló: ${error instanceof Error ? error.message : error}`,
    };
  }
}
