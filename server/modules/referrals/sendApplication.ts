import type { InputOf } from '@contract/core/accion';
import { sendApplication } from '@contract/referrals/applicationAcciones';
import { sql } from 'drizzle-orm';
import type { PublicContext } from '../../engine/acciones/context';
import { implementPrepared } from '../../engine/acciones/implement';
import { fileTypeOf } from '../../engine/files/fileTypeOf';
import { storeAsItCame } from '../../engine/files/storeAsItCame';
import { Fault } from '../../engine/http/fault';
import { turnOfAddress } from '../../engine/signing/turnOf';
import { todayAt } from '../../engine/time/todayAt';
import { emailKey, phoneKey } from './applicantKeys';
import { deadCode, entryOf, ownApplication } from './applicationCode';
import { lookPace, sendPace } from './applicationPace';
import { monthsAfter } from './bonusRules';
import { traceOf } from './codes';
import { creditTurn } from './creditTurn';
import { firstCredit } from './firstCredit';
import { referralStore } from './referralStore';
import { tellDeciders, tellReferrer } from './tellReferral';

const NOT_PDF = 'Subí tu currículum en PDF.';

function refuseFile(message: string): never {
  throw new Fault(415, 'archivo_tipo', message, { fields: { cv: message } });
}

/** The form knows its file by another name than those who look into it. */
function besideTheCv(fault: Fault): Fault {
  const words = fault.extra.fields?.file;
  if (words === undefined) return fault;
  return new Fault(fault.status, fault.code, fault.message, { fields: { cv: words } });
}

/** The content decides, not the name; one that cannot be opened is no use to anybody, and is not kept. */
async function keepCv({ db, services, address }: PublicContext, cv: File) {
  await services.space.forUpload();
  if ((await fileTypeOf(cv)) !== 'application/pdf') refuseFile(NOT_PDF);
  const bytes = new Uint8Array(await cv.arrayBuffer());
  await services.pdf.check(bytes, turnOfAddress(address)).catch((error: unknown) => {
    throw error instanceof Fault ? besideTheCv(error) : error;
  });
  const { hash } = await storeAsItCame(db, services.files, cv, 'application/pdf');
  return { cvHash: hash, cvName: cv.name.slice(0, 200) || 'curriculum.pdf' };
}

type Written = Omit<InputOf<typeof sendApplication>, 'code' | 'ownCode' | 'consent' | 'cv'>;

interface Codes {
  code: string;
  ownCode: string;
}

async function apply(
  context: PublicContext,
  { code, ownCode }: Codes,
  written: Written,
  cv: { cvHash: string; cvName: string } | null,
): Promise<string> {
  const { db } = context;
  await creditTurn(db);
  // The answer was lost on its way: it is there already.
  if (await ownApplication(db, ownCode)) return ownCode;
  const entry = await entryOf(db, code);
  if (!entry) throw deadCode();
  const { opening, referrerId, invitation } = entry;
  const keys = { emailKey: emailKey(written.email), phoneKey: phoneKey(written.phone) };
  const { twin, noBonus } = await firstCredit(db, keys, {
    ...{ id: invitation?.id ?? 0, openingId: opening.id, referrerId },
  });
  const today = await todayAt(db, opening.siteId);
  const columns = {
    ...{ ...written, ...keys, ...cv, code: null, expiresOn: null },
    state: twin ? ('duplicate' as const) : ('pending' as const),
    noBonus,
    ownCodeHash: traceOf(ownCode),
    keepUntil: monthsAfter(today, opening.keepMonths),
  };
  const done = { kind: twin ? 'duplicate' : 'applied', accountId: null } as const;
  const after = invitation
    ? await referralStore.write(
        context,
        invitation,
        { ...columns, appliedAt: sql`anden_now()` },
        done,
      )
    : await referralStore.create(
        context,
        {
          ...{ ...columns, openingId: opening.id, referrerId },
          appliedAt: sql`anden_now()` as unknown as Date,
        },
        done,
      );
  if (!twin) {
    await tellReferrer(context, after, 'applied');
    await tellDeciders(context, after, 'Se postuló alguien por un referido');
  }
  return ownCode;
}

/** The same answer whether they had applied before or not: whoever holds a link learns of nobody. */
export const sendApplicationHandler = implementPrepared(
  sendApplication,
  async ({ cv }, context) => (cv && cv.size > 0 ? keepCv(context, cv) : null),
  async ({ code, ownCode, consent: _, cv: __, ...written }, context, kept) => ({
    code: await apply(context, { code, ownCode }, written, kept),
  }),
  {
    // Asked twice, before the file is read and after: only the first counts as a try.
    async admit({ code, ownCode }, { db, address }) {
      lookPace(address);
      const [entry, sent] = await Promise.all([entryOf(db, code), ownApplication(db, ownCode)]);
      if (!entry && !sent) throw deadCode();
      sendPace(address);
    },
  },
);
