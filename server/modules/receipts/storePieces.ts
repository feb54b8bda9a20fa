import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { receiptFile, receiptPiece } from '../../db/schema/receipts';
import { noteStored } from '../../engine/files/noteStored';
import { matchSlips, type Payee, payeesOf } from './matchSlips';
import type { ReadFile } from './readSlips';
import { slipsOfFile } from './slipByName';
import { splitPages } from './splitPages';

const AT_ONCE = 500;

interface Found {
  batchId: number;
  period: string;
  files: readonly ReadFile[];
  people: readonly Payee[];
}

async function storeFiles(db: Db, { batchId, files }: Found): Promise<number[]> {
  const ids: number[] = [];
  for (const [position, { hash, name, size, pages }] of files.entries()) {
    const stored = { hash, mime: 'application/pdf', size };
    await noteStored(db, stored);
    const [row] = await db
      .insert(receiptFile)
      .values({ batchId, position, fileHash: hash, name, pages: pages.length })
      .returning({ id: receiptFile.id });
    ids.push(row?.id ?? 0);
  }
  return ids;
}

/** A single PDF is everybody's, cut by its pages; several may each be called after their person. */
function slipsOf({ files, people, period }: Found) {
  const payees = payeesOf(people);
  const dockets = new Set(payees.byDocket.keys());
  const alone = files.length === 1;
  const slips = files.flatMap((file, at) =>
    (alone ? splitPages(file.pages) : slipsOfFile(file, { dockets, period })).map((slip) => ({
      at,
      ...slip,
    })),
  );
  const matches = matchSlips(slips, payees, period);
  return slips.map((slip, index) => ({ slip, match: matches[index] }));
}

/** This stores the pieces that were read, with their likely people, in the place of those that an interrupted reading left. */
export async function storePieces(db: Db, found: Found): Promise<void> {
  const { batchId } = found;
  await db.delete(receiptPiece).where(eq(receiptPiece.batchId, batchId));
  await db.delete(receiptFile).where(eq(receiptFile.batchId, batchId));
  const fileIds = await storeFiles(db, found);
  const rows = slipsOf(found).map(({ slip, match }, position) => ({
    batchId,
    fileId: fileIds[slip.at] ?? 0,
    position,
    fromPage: slip.fromPage,
    toPage: slip.toPage,
    cuil: [...slip.cuils, ...slip.wrongCuils].join(', '),
    docket: slip.dockets.join(', '),
    name: slip.name,
    personId: match?.personId ?? null,
    outcome: match?.outcome ?? ('unmatched' as const),
    reason: match?.reason ?? '',
  }));
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await db.insert(receiptPiece).values(rows.slice(from, from + AT_ONCE));
  }
}
