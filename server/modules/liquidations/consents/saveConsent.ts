import {
  removeDeductionConsent,
  saveDeductionConsent,
} from '@contract/liquidations/consentAcciones';
import { deductionConsentRecord } from '@contract/liquidations/deductionConsent';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { deductionConsent } from '../../../db/schema/deductionConsents';
import { person } from '../../../db/schema/organisation';
import { payConcept } from '../../../db/schema/payConcepts';
import { fileUpload } from '../../../db/schema/uploads';
import type { Context } from '../../../engine/acciones/context';
import { implement } from '../../../engine/acciones/implement';
import { requireUploads } from '../../../engine/files/uploads/requireUploads';
import { forbidden, invalid } from '../../../engine/http/fault';
import { keepsPay } from '../../../engine/pay/keepsPay';
import { defineStore } from '../../../engine/store/defineStore';
import { consentRows, toConsent } from './consentQueries';

/** This finds the consent that is to be changed; people who do not keep pay find none. */
async function findConsent({ db, viewer }: Pick<Context, 'db' | 'viewer'>, id: number) {
  if (!keepsPay(viewer)) return undefined;
  const [row] = await consentRows(db).where(eq(deductionConsent.id, id));
  return row && toConsent(row);
}

const consents = defineStore({
  record: deductionConsentRecord,
  table: deductionConsent,
  find: findConsent,
  missing: 'Ese consentimiento no existe o no está a tu alcance.',
  unique: ({ personId, code, fromDay, toDay }) => [
    {
      field: 'fromDay',
      same: and(
        eq(deductionConsent.personId, personId),
        eq(deductionConsent.code, code),
        sql`daterange(${deductionConsent.fromDay}, ${deductionConsent.toDay}, '[]') && daterange(${fromDay}::date, ${toDay ?? null}::date, '[]')`,
      ),
      words: 'Ya hay uno para ese concepto en algunos de esos días.',
    },
  ],
  tag: 'DeductionConsent',
  audience: { kind: 'everyone', permission: 'LIQUIDATION.SHOW' },
});

/** People never write down what they agreed to themselves. */
function refuseOwn({ viewer }: Context, ...personIds: (number | undefined)[]): void {
  if (personIds.some((id) => id !== undefined && id === viewer.personId)) {
    throw forbidden('Un consentimiento tuyo lo carga y lo corrige otra persona.');
  }
}

/** The deductions that ask for a consent, today or in another of their versions. */
const asks = async (db: Db, code: string): Promise<boolean> =>
  (await db.$count(payConcept, and(eq(payConcept.code, code), payConcept.asksConsent))) > 0;

/** The paper that was brought, with the name of its file. */
async function paperOf({ db, viewer }: Context, hash: string) {
  await requireUploads(db, viewer.accountId, 'consent', { paper: hash });
  const [file] = await db
    .select({ name: fileUpload.name })
    .from(fileUpload)
    .where(and(eq(fileUpload.hash, hash), eq(fileUpload.accountId, viewer.accountId)));
  return { paperHash: hash, paperName: file?.name ?? 'Consentimiento' };
}

export const saveDeductionConsentHandler = implement(
  saveDeductionConsent,
  async ({ paper, ...input }, context) => {
    refuseOwn(context, input.personId);
    return consents.save(context, input, async (asked, before) => {
      refuseOwn(context, before?.personId);
      const { db } = context;
      if (!before && (await db.$count(person, eq(person.id, asked.personId))) === 0) {
        throw invalid({ personId: 'Elegí a alguien de la lista.' });
      }
      // A consent stays written down when its concept asks for it no more.
      if (asked.code !== before?.code && !(await asks(db, asked.code))) {
        throw invalid({ code: 'Ese concepto no pide consentimiento.' });
      }
      return { ...asked, ...(paper ? await paperOf(context, paper) : {}) };
    });
  },
);

export const removeDeductionConsentHandler = implement(
  removeDeductionConsent,
  async (asked, context) => {
    refuseOwn(context, (await findConsent(context, asked.id))?.personId);
    return consents.remove(context, asked);
  },
);
