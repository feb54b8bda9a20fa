import { X509Certificate } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { DateTime } from 'luxon';
import type { Db } from '../../../db/Db';
import { signingCertificate } from '../../../db/schema/signing';
import type { PublicContext, Services } from '../../acciones/context';
import { recordEvent } from '../../events/recordEvent';
import { notify } from '../../notifications/notify';
import { administrators } from '../../session/administrators';
import { nowIn } from '../../time/nowIn';
import { fingerprintOf } from './sealingCertificate';

/** Days before its end at which whoever administers hears of it, once each. */
const WARN_AT = [45, 30, 14, 7, 3, 1];

/** The nearest of the days that were passed; null while the end is far. */
export const warningAt = (daysLeft: number): number | null =>
  WARN_AT.filter((days) => daysLeft <= days).at(-1) ?? null;

/** Warns weeks before nothing can be sealed any more. The one made here renews itself. */
export async function watchCertificate(db: Db, services: Services): Promise<void> {
  const { certificate, selfMade } = await services.certificate();
  if (selfMade) return;
  const until = DateTime.fromJSDate(new Date(new X509Certificate(certificate).validTo));
  const due = warningAt(Math.floor(until.diff(nowIn(), 'days').days));
  if (due === null) return;
  await db.transaction(async (tx) => {
    const [told] = await tx
      .update(signingCertificate)
      .set({ warnedDays: due })
      .where(
        sql`${eq(signingCertificate.fingerprint, fingerprintOf(certificate))}
          and coalesce(${signingCertificate.warnedDays}, 1000) > ${due}`,
      )
      .returning();
    if (!told) return;
    const emit: PublicContext['emit'] = (tags, audience) => recordEvent(tx, tags, audience);
    await notify({ db: tx, services, emit }, await administrators(tx), {
      type: 'server.certificate',
      title: `El certificado para firmar vence el ${until.toFormat('dd/MM/yyyy')}`,
      body: 'Después de ese día nadie puede firmar. Pedí el nuevo y ponelo en SIGNING_P12.',
      link: '/admin/health',
    });
  });
}
