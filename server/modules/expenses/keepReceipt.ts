import { createHash } from 'node:crypto';
import type { Context } from '../../engine/acciones/context';
import { imageWork } from '../../engine/files/images/imageWork';
import { storeCertificate } from '../../engine/files/storePaper';
import { noteUpload } from '../../engine/files/uploads/noteUpload';
import { requireQuota } from '../../engine/files/uploads/requireQuota';
import { turnOf } from '../../engine/signing/turnOf';

const purpose = 'receipt';
const most = { files: 120, megabytes: 300 };

export interface KeptReceipt {
  receiptHash: string;
  receiptName: string;
  receiptContent: string;
}

/** The photo or PDF of an expense, stored before the record that holds it. */
export async function keepReceipt(
  { db, services, viewer }: Pick<Context, 'db' | 'services' | 'viewer'>,
  file: File | undefined,
): Promise<KeptReceipt | null> {
  if (!file) return null;
  const { accountId } = viewer;
  await services.space.forUpload();
  await requireQuota(db, { accountId, purpose, bytes: file.size, most });
  const images = imageWork(services.workshop, turnOf(viewer));
  const { hash } = await storeCertificate(images)(db, services.files, file);
  const receiptName = file.name.slice(0, 200) || 'Comprobante';
  await noteUpload(db, { hash, accountId, purpose, name: receiptName });
  const receiptContent = createHash('sha256')
    .update(new Uint8Array(await file.arrayBuffer()))
    .digest('hex');
  return { receiptHash: hash, receiptName, receiptContent };
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
