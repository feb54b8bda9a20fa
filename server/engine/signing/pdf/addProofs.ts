import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRef } from '@cantoo/pdf-lib';
import type { Proofs } from '../proofs/revocation';

const kinds = [
  ['Certs', 'certificates'],
  ['OCSPs', 'ocsps'],
  ['CRLs', 'crls'],
] as const;

/** Adds to the end of a sealed file what proves that its certificate was good, where readers look for it (PAdES B-LT). */
export async function addProofs(bytes: Uint8Array, proofs: Proofs): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const { context, catalog } = document;
  const changes = document.takeSnapshot();
  const name = PDFName.of('DSS');
  const store = catalog.lookupMaybe(name, PDFDict) ?? context.obj({ Type: 'DSS' });
  for (const [key, kind] of kinds) {
    const before = store.lookupMaybe(PDFName.of(key), PDFArray)?.asArray() ?? [];
    const added = proofs[kind].map((one) => context.register(context.stream(one)));
    if (before.length + added.length > 0)
      store.set(PDFName.of(key), context.obj([...before, ...added]));
  }
  const held = catalog.get(name);
  const ref = held instanceof PDFRef ? held : context.register(store);
  catalog.set(name, ref);
  changes.markRefForSave(ref);
  if (context.trailerInfo.Root instanceof PDFRef) changes.markRefForSave(context.trailerInfo.Root);
  const more = await document.saveIncremental(changes, { useObjectStreams: false });
  return Buffer.concat([bytes, more]);
}
