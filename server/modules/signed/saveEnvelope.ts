import type { envelopeFields } from '@contract/signed/envelope';
import { saveEnvelope } from '@contract/signed/envelopeAcciones';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { person } from '../../db/schema/organisation';
import { envelopeFile } from '../../db/schema/signing';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { resolveSelection } from '../../engine/bulk/resolveSelection';
import { requireUploads } from '../../engine/files/uploads/requireUploads';
import { invalid } from '../../engine/http/fault';
import { worksToday } from '../../engine/people/worksToday';
import { signableOf } from '../../engine/signing/signable';
import { viewerToday } from '../../engine/time/viewerToday';
import { directoryList } from '../users';
import { envelopeFaults } from './envelopeRules';
import { envelopesStore } from './envelopesStore';
import { presentEnvelope } from './presentEnvelope';
import { onlySenders } from './signedScope';
import { writeEnvelopeParts } from './writeEnvelopeParts';

export const saveEnvelopeHandler = implement(
  saveEnvelope,
  async ({ id, version, signers, files, ...fields }, context) => {
    const { db, viewer } = context;
    await onlySenders(context);
    const before =
      id === undefined
        ? undefined
        : await envelopesStore.hold(context, { id, version: version ?? 0 }, 'edit');
    const had = await db
      .select()
      .from(envelopeFile)
      .where(eq(envelopeFile.envelopeId, id ?? 0));
    // Ticked people keep the order in which they were ticked: it is that of their turns.
    const people =
      signers.kind === 'rows'
        ? [...new Set(signers.ids)]
        : await resolveSelection(context, directoryList, signers);
    const known = new Set(had.map(({ fileHash }) => fileHash));
    await checkEnvelope(context, { ...fields, files }, people, known);
    const done = { told: { files, people } };
    const row = before
      ? await envelopesStore.write(context, before, fields, done)
      : await envelopesStore.create(context, { ...fields, authorId: viewer.accountId }, done);
    await writeEnvelopeParts(db, row.id, files, people);
    return presentEnvelope(context, row.id);
  },
);

type Fields = z.output<typeof envelopeFields>;

async function pagesOf(context: Context, hash: string): Promise<number> {
  const signable = await signableOf(context, hash);
  if ('why' in signable) throw invalid({ files: signable.why });
  return signable.pages;
}

/** People who leave or left cannot be asked to sign. */
async function checkPeople({ db }: Context, ids: readonly number[]): Promise<void> {
  const here = await db
    .select({ id: person.id })
    .from(person)
    .where(and(sql`${person.id} = any(${sql.param(ids)}::bigint[])`, worksToday));
  if (here.length < ids.length) {
    throw invalid({
      signers: 'Hay alguien que no existe o ya no trabaja acá: quitalo de la lista.',
    });
  }
}

/** This makes sure that an envelope can be sent as it is: real people, files that its author brought, places that exist, a day to come. */
async function checkEnvelope(
  context: Context,
  { files, way, dueOn }: Fields,
  people: readonly number[],
  had: ReadonlySet<string>,
): Promise<void> {
  const { db, viewer } = context;
  const brought = files.filter(({ file }) => !had.has(file));
  await requireUploads(
    db,
    viewer.accountId,
    'signing',
    Object.fromEntries(
      brought.map(({ file }) => [`files.${files.findIndex((one) => one.file === file)}`, file]),
    ),
  );
  const measured = await Promise.all(
    files.map(async ({ file, places }) => ({
      places,
      pages: places.length > 0 ? await pagesOf(context, file) : 0,
    })),
  );
  const faults = envelopeFaults({ way, people: people.length, files: measured });
  if (faults) throw invalid(faults);
  await checkPeople(context, people);
  const today = await viewerToday({ db, viewer });
  if (dueOn < today) throw invalid({ dueOn: 'Esa fecha ya pasó.' });
}
