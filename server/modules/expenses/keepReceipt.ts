import { createHash } from 'node:crypto';
import type { Context } from '../../engine/acciones/context';
import { storeCertificate } from '../../engine/files/storePaper';
import { keepFile } from '../../engine/files/uploads/keepFile';

const keeping = {
  purpose: 'receipt',
  most: { files: 120, megabytes: 300 },
  store: storeCertificate,
  unnamed: 'Comprobante',
};

export interface KeptReceipt {
  receiptHash: string;
  receiptName: string;
  receiptContent: string;
}

/** The photo or PDF of an expense, stored before the record that holds it. */
export async function keepReceipt(
  context: Pick<Context, 'db' | 'services' | 'viewer'>,
  file: File | undefined,
): Promise<KeptReceipt | null> {
  if (!file) return null;
  const { hash: receiptHash, name: receiptName } = await keepFile(context, file, keeping);
  const receiptContent = createHash('sha256')
    .update(new Uint8Array(await file.arrayBuffer()))
    .digest('hex');
  return { receiptHash, receiptName, receiptContent };
}

/** Sent again without another, an expense keeps the receipt that it had. */
export function keptReceipt({
  receiptHash,
  receiptName,
  receiptContent,
}: { [K in keyof KeptReceipt]: string | null }): KeptReceipt | null {
  if (receiptHash === null || receiptName === null || receiptContent === null) return null;
  return { receiptHash, receiptName, receiptContent };
}
