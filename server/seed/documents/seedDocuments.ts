import type { Db } from '../../db/client';
import { document, documentType, documentVersion } from '../../db/schema/documents';
import { fileText } from '../../db/schema/fileTexts';
import { ownImageWork } from '../../engine/files/images/imageWork';
import type { FileStore } from '../../engine/files/store/fileStore';
import { storeDocument } from '../../engine/files/storePaper';
import type { Evaluated } from '../seedEvaluations';
import { demoDocuments } from './demoDocuments';
import { demoPaper } from './demoPaper';

/** The employee files of the demo, through the same door as anybody's. */
export async function seedDocuments(
  db: Db,
  files: FileStore,
  people: readonly Evaluated[],
  keeper: number | undefined,
): Promise<void> {
  const rows = await db.select().from(documentType);
  const types = new Map(rows.map((type) => [type.name, type.id]));
  for (const somebody of people) {
    for (const { typeName, title, paragraphs, expiresOn } of demoDocuments(somebody)) {
      const typeId = types.get(typeName);
      if (!typeId) throw new Error(`no such type of document: ${typeName}`);
      const name = `${typeName.toLowerCase()} ${somebody.docket}.pdf`;
      const bytes = await demoPaper(typeName, paragraphs);
      const { hash, mime } = await storeDocument(ownImageWork)(
        db,
        files,
        new File([bytes.slice()], name),
      );
      const changedAt = new Date(`${somebody.hireDate}T15:00:00Z`);
      const values = { personId: somebody.id, typeId, title, expiresOn, mime, changedAt };
      const [row] = await db.insert(document).values(values).returning({ id: document.id });
      await db.insert(documentVersion).values({
        documentId: row?.id ?? 0,
        number: 1,
        fileHash: hash,
        fileName: name,
        accountId: keeper ?? null,
        createdAt: changedAt,
      });
      // What reading the file would find, known here already.
      const body = [typeName, ...paragraphs].join('\n');
      const text = { hash, body, tries: 1, readAt: new Date() };
      await db.insert(fileText).values(text).onConflictDoNothing();
    }
  }
}
