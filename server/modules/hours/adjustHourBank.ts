import { hoursText } from '@contract/core/hoursText';
import { adjustHourBank } from '@contract/hours/bankAcciones';
import { hourBankMovement } from '../../db/schema/hourBank';
import { implement } from '../../engine/acciones/implement';
import { conflict, forbidden } from '../../engine/http/fault';
import { requirePerson } from '../../engine/people/requirePerson';
import { refuseClosedPeriod } from '../../engine/time/refuseClosedPeriod';
import { todayAt } from '../../engine/time/todayAt';
import { bankOf, bankTurn, writeDraws } from './bankLedger';
import { drawFor, expiryOf, totalOf } from './bankRules';
import { bankTerms } from './bankTerms';
import { whoseBank } from './bankUses';
import { tellBank } from './tellBank';

export const adjustHourBankHandler = implement(
  adjustHourBank,
  async ({ personId, minutes, reason }, context) => {
    const { db, viewer, audit } = context;
    await requirePerson(context, personId);
    if (personId === viewer.personId) throw forbidden('Nadie ajusta su propio banco.');
    const { siteId } = await whoseBank(db, personId);
    const day = await todayAt(db, siteId);
    await refuseClosedPeriod(db, { personId, day, ledger: 'time' });
    await bankTurn(db, personId);
    const line = {
      personId,
      day,
      kind: 'adjusted' as const,
      reason,
      authorId: viewer.accountId,
    };
    const { credits, free } = await bankOf(db, personId);
    if (minutes < 0) {
      const { draws, short } = drawFor(free, -minutes, null);
      if (short > 0) {
        throw conflict(
          `Tiene ${hoursText(totalOf(free))} sin pedir: no se le pueden restar ${hoursText(-minutes)}.`,
        );
      }
      await writeDraws(db, draws, line);
    } else {
      const terms = await bankTerms(db, personId, day);
      if (!terms) throw conflict('Hoy no tiene un acuerdo de banco de horas: cargalo primero.');
      const balance = totalOf(credits);
      if (balance + minutes > terms.cap) {
        throw conflict(
          `Pasaría el tope de su banco: tiene ${hoursText(balance)} de ${hoursText(terms.cap)}.`,
        );
      }
      const { agreementId, months } = terms;
      const expiresOn = expiryOf(day, months);
      await db.insert(hourBankMovement).values({ ...line, minutes, expiresOn, agreementId });
    }
    await audit({ entity: 'hourBank', entityId: personId, after: { minutes, reason } });
    await tellBank(context, personId);
    return { ok: true as const };
  },
);
