import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { document, documentType, documentVersion } from '../../db/schema/documents';

interface Filed {
  typeName: string;
  title: string;
  personId: number;
  fileHash: string;
  fileName: string;
  at: Date;
}

/** The paper in its person's file that an envelope has signed; its only version. */
export async function filePaper(
  db: Db,
  { typeName, personId, title, fileHash, fileName, at }: Filed,
): Promise<number | null> {
  const [type] = await db.select().from(documentType).where(eq(documentType.name, typeName));
  const values = { personId, typeId: type?.id ?? 0, title, mime: 'application/pdf', changedAt: at };
  const [row] = await db.insert(document).values(values).returning();
  const [version] = await db
    .insert(documentVersion)
    .values({ documentId: row?.id ?? 0, number: 1, fileHash, fileName, createdAt: at })
    .returning();
  return version?.id ?? null;
}
