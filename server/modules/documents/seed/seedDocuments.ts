import { DateTime } from 'luxon';
import type { Db } from '../../../db/Db';
import { document, documentType, documentVersion } from '../../../db/schema/documents';
import { fileText } from '../../../db/schema/fileTexts';
import { ownImageWork } from '../../../engine/files/images/imageWork';
import type { FileStore } from '../../../engine/files/store/fileStore';
import { storeDocument } from '../../../engine/files/storePaper';
import type { DemoPerson } from '../../../engine/seed/demo';
import { clock } from '../../../engine/time/clock';
import { demoPaper } from '../../../seed/demoPaper';
import { randomFrom } from '../../../seed/randomFrom';
import { isoDay, workday } from '../../../seed/workday';

/** The employee files of the demo, through the same door as anybody's. */
export async function seedDocuments(
  db: Db,
  files: FileStore,
  people: readonly DemoPerson[],
  keeper: number,
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
        accountId: keeper,
        createdAt: changedAt,
      });
      // This is the text that reading the file would find, known here already.
      const body = [typeName, ...paragraphs].join('\n');
      const text = { hash, body, tries: 1, readAt: clock.now() };
      await db.insert(fileText).values(text).onConflictDoNothing();
    }
  }
}

interface DemoDocument {
  typeName: string;
  title: string;
  paragraphs: readonly string[];
  expiresOn: string | null;
}

const said = (iso: string) => DateTime.fromISO(iso).toFormat('dd/MM/yyyy');

/** The papers of one person of the demo: a contract for everybody, and for some a licence that is about to expire. */
function demoDocuments(somebody: DemoPerson): DemoDocument[] {
  const random = randomFrom(Number(somebody.docket) + 5000);
  const name = `${somebody.firstName} ${somebody.lastName}`;
  const papers: DemoDocument[] = [
    {
      typeName: 'Contrato de trabajo',
      title: `Contrato de trabajo ${somebody.hireDate.slice(0, 4)}`,
      paragraphs: [
        `Entre El Andamio Logística, en adelante la empresa, y ${name}, CUIL ${somebody.cuil}, legajo ${somebody.docket}, se celebra este contrato por tiempo indeterminado.`,
        `El trabajo comienza el ${said(somebody.hireDate)}. El puesto es ${somebody.position ?? 'el que se acuerde'}, con las tareas propias de la categoría ${somebody.category ?? 'que corresponde'}.`,
        'La jornada, el descanso y las licencias son los de la ley y los del convenio que se aplica.',
      ],
      expiresOn: null,
    },
  ];
  papers.push({
    typeName: 'Constancia de CUIL',
    title: 'Constancia de CUIL',
    paragraphs: [`A ${name}, DNI ${somebody.dni}, le corresponde el CUIL ${somebody.cuil}.`],
    expiresOn: null,
  });
  if (random.next() < 0.45) {
    const expires = workday(random.int(-40, 420));
    const typeName = random.next() < 0.5 ? 'Carnet de autoelevador' : 'Libreta sanitaria';
    papers.push({
      typeName,
      title: `${typeName} ${expires.year - 1}`,
      paragraphs: [
        `Se deja constancia de que ${name}, DNI ${somebody.dni}, aprobó el examen que pide la norma.`,
        `Vale hasta el ${expires.toFormat('dd/MM/yyyy')}.`,
      ],
      expiresOn: isoDay(expires),
    });
  }
  return papers;
}
