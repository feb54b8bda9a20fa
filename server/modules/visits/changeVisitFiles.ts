import { MOST_PHOTOS } from '@contract/visits/visit';
import { addVisitFile, removeVisitFile } from '@contract/visits/visitWalkAcciones';
import { and, count, eq } from 'drizzle-orm';
import { visitFile } from '../../db/schema/visitEvidence';
import { implement, implementPrepared } from '../../engine/acciones/implement';
import { storeImage } from '../../engine/files/images/storeImage';
import { keepFile } from '../../engine/files/uploads/keepFile';
import { conflict, invalid, notFound } from '../../engine/http/fault';
import { presentStoredVisit } from './presentVisit';
import { momentOf } from './visitMoments';
import { visitStore } from './visitStore';

const keeping = {
  purpose: 'visit',
  most: { files: 120, megabytes: 300 },
  store: storeImage,
  unnamed: 'Foto',
};

export const addVisitFileHandler = implementPrepared(
  addVisitFile,
  ({ file }, context) => keepFile(context, file, keeping),
  async ({ id, kind, question, file: _file, ...claim }, context, { hash, name }) => {
    const { db, viewer } = context;
    const before = await visitStore.hold(context, { id }, 'finish');
    if (question !== undefined && !before.checklist[question]) {
      throw invalid({ question: 'Esa pregunta no está en la visita.' });
    }
    // A signature that is drawn again takes the place of the one before.
    if (kind === 'signature') {
      await db
        .delete(visitFile)
        .where(and(eq(visitFile.visitId, id), eq(visitFile.kind, 'signature')));
    }
    const [held] = await db
      .select({ files: count() })
      .from(visitFile)
      .where(eq(visitFile.visitId, id));
    if ((held?.files ?? 0) > MOST_PHOTOS) {
      throw conflict(`Una visita admite hasta ${MOST_PHOTOS} fotos.`);
    }
    await db.insert(visitFile).values({
      ...{ visitId: id, kind, question: question ?? null, hash, name },
      ...{ takenAt: momentOf(before, claim), createdBy: viewer.accountId },
    });
    await visitStore.write(context, before, {}, { told: { file: name } });
    return { id };
  },
);

export const removeVisitFileHandler = implement(
  removeVisitFile,
  async ({ id, fileId }, context) => {
    const { db, viewer } = context;
    const before = await visitStore.hold(context, { id }, 'finish');
    const [gone] = await db
      .delete(visitFile)
      .where(and(eq(visitFile.id, fileId), eq(visitFile.visitId, id)))
      .returning({ name: visitFile.name });
    if (!gone) throw notFound('Esa foto ya no está en la visita.');
    await visitStore.write(context, before, {}, { told: { file: `Sin ${gone.name}` } });
    return presentStoredVisit(db, viewer, id);
  },
);
