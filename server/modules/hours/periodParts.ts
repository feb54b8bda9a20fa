import { hourFigureNames, hourFigures } from '@contract/hours/hourFigures';
import { sql } from 'drizzle-orm';
import { approvalRequest } from '../../db/schema/approvals';
import { hourDayBand } from '../../db/schema/hourBands';
import { hourBankMovement, hourBankUse } from '../../db/schema/hourBank';
import { hourDay } from '../../db/schema/hours';
import type { OpenPart, Span } from '../../engine/closes/openPart';
import type { SealPart } from '../../engine/closes/sealPart';
import { everAt, siteOn } from '../../engine/people/siteOn';
import { BANK_REQUEST } from './bankLedger';

const ofDay = siteOn(sql`${hourDay.personId}`, sql`${hourDay.day}`);
const during = ({ from, to }: Span) => sql`${hourDay.day} between ${from}::date and ${to}::date`;

export const overtimeOpen: OpenPart = {
  module: 'hours',
  label: [
    'Día con extras por decidir: si se cierra así, no se pagan',
    'Días con extras por decidir: si se cierra así, no se pagan',
  ],
  rows: (span) => sql`select ${hourDay.personId} as person_id, ${hourDay.day} as day from ${hourDay}
    where ${during(span)} and ${hourDay.overtime} = 'waiting'`,
  path: ({ siteId, from, to }) =>
    `/hours/overtime?filtro=overtime:in:waiting&filtro=day:between:${from},${to}&filtro=siteId:in:${siteId}`,
};

/** Kept with their day: looking through all punches of a month of ten thousand people took a second. */
export const withoutExit: OpenPart = {
  module: 'markings',
  label: ['Día con una entrada sin salida', 'Días con una entrada sin salida'],
  rows: (span) => sql`select ${hourDay.personId} as person_id, ${hourDay.day} as day
    from ${hourDay}
    where ${during(span)} and ${hourDay.unfinished} > 0`,
  path: ({ siteId, from, to }) =>
    `/hours/overtime?filtro=unfinished:from:1&filtro=day:between:${from},${to}&filtro=siteId:in:${siteId}`,
};

/** A close kept these figures from the first on: later ones have a part of their own, so that older seals still hold. */
const figures = sql.join(
  hourFigureNames.filter((name) => name !== 'onCall').map((name) => sql`${hourDay[name]}`),
  sql`, `,
);

/** Payroll pays by this part. */
export const sealedHours: SealPart = {
  key: 'hours.1',
  label: 'Horas',
  ledger: 'time',
  lines: ({ siteId, ...span }) => sql`select concat_ws(' ', ${hourDay.personId}, ${hourDay.day},
      ${figures}, ${hourDay.overtime}) as line
    from ${hourDay}
    where ${during(span)}
      and ${everAt(sql`${hourDay.personId}`, sql`${siteId}::int`)} and ${ofDay} = ${siteId}`,
};

export const sealedOnCall: SealPart = {
  key: 'hoursOnCall.1',
  label: hourFigures.onCall,
  ledger: 'time',
  lines: ({ siteId, ...span }) => sql`select concat_ws(' ', ${hourDay.personId}, ${hourDay.day},
      ${hourDay.onCall}) as line
    from ${hourDay}
    where ${during(span)} and ${hourDay.onCall} > 0
      and ${everAt(sql`${hourDay.personId}`, sql`${siteId}::int`)} and ${ofDay} = ${siteId}`,
};

/** The hours in bands are paid by another measure. */
export const sealedBands: SealPart = {
  key: 'hourBands.1',
  label: 'Franjas',
  ledger: 'time',
  lines: ({
    siteId,
    from,
    to,
  }) => sql`select concat_ws(' ', ${hourDayBand.personId}, ${hourDayBand.day},
      ${hourDayBand.bandId}, ${hourDayBand.minutes}, ${hourDayBand.extra}) as line
    from ${hourDayBand}
    where ${hourDayBand.day} between ${from}::date and ${to}::date
      and ${everAt(sql`${hourDayBand.personId}`, sql`${siteId}::int`)}
      and ${siteOn(sql`${hourDayBand.personId}`, sql`${hourDayBand.day}`)} = ${siteId}`,
};

/** Requests that were sent back and may come again wait too. */
export const bankUsesOpen: OpenPart = {
  module: 'hours',
  label: [
    'Persona con un uso del banco de horas sin decidir',
    'Personas con un uso del banco de horas sin decidir',
  ],
  rows: ({
    from,
    to,
  }) => sql`select ${hourBankUse.personId} as person_id, min(${hourBankUse.day}) as day
    from ${hourBankUse} join ${approvalRequest} on ${approvalRequest.type} = ${BANK_REQUEST}
      and ${approvalRequest.subjectId} = ${hourBankUse.id}
    where ${hourBankUse.day} between ${from}::date and ${to}::date
      and ${approvalRequest.state} in ('pending', 'draft')
    group by ${hourBankUse.personId}`,
  path: ({ siteId, from, to }) =>
    `/hours/bank/team?filtro=undecidedOn:between:${from},${to}&filtro=siteId:in:${siteId}`,
};

const ofMovement = siteOn(sql`${hourBankMovement.personId}`, sql`${hourBankMovement.day}`);

/** The banks have hours that are paid, and hours that were taken off instead of worked. */
export const sealedBanks: SealPart = {
  key: 'hourBank.1',
  label: 'Banco de horas',
  ledger: 'time',
  lines: ({ siteId, from, to }) => sql`select concat_ws(' ', ${hourBankMovement.personId},
      ${hourBankMovement.day}, ${hourBankMovement.id}, ${hourBankMovement.kind},
      ${hourBankMovement.minutes}) as line
    from ${hourBankMovement}
    where ${hourBankMovement.day} between ${from}::date and ${to}::date
      and ${everAt(sql`${hourBankMovement.personId}`, sql`${siteId}::int`)}
      and ${ofMovement} = ${siteId}`,
};
