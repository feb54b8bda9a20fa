import { counted } from '@contract/core/counted';
import { moneyText } from '@contract/core/moneyText';
import { monthWords } from '@contract/core/rangeText';
import type {
  KnownFile,
  ReferralBonus,
  ReferralEvent,
  ReferralInterview,
  ReferralOpening,
} from '@/services/wms/generated/referrals.gen';
import { formatDate } from '@/utils/dates';

export const dayOf = (day: string) => formatDate(day, 'DD/MM/AAA');

/** "03/12/2026 a las 10:30, 45 minutos". */
export const interviewText = ({
  day,
  time,
  minutes,
}: Pick<ReferralInterview, 'day' | 'time' | 'minutes'>) =>
  `${dayOf(day)} a las ${time}, ${minutes} minutos`;

/** "$ 80.000,00 al ingresar y $ 120.000,00 a los 6 meses". */
export function bonusText({
  bonusHired,
  bonusLater,
  bonusMonths,
}: Pick<ReferralOpening, 'bonusHired' | 'bonusLater' | 'bonusMonths'>): string {
  const parts = [
    bonusHired ? `${moneyText(bonusHired)} al ingresar` : '',
    bonusLater && bonusMonths
      ? `${moneyText(bonusLater)} a ${bonusMonths === 1 ? 'un mes' : `los ${bonusMonths} meses`}`
      : '',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' y ') : 'Sin bono';
}

/** "Depósito Rosario · 3 lugares · hasta el 05/01/2027". */
export const openingDetail = ({ siteName, places, until, receives }: ReferralOpening) =>
  [
    siteName,
    counted(places, 'lugar', 'lugares'),
    receives ? `hasta el ${dayOf(until)}` : 'ya no recibe postulaciones',
  ].join(' · ');

/** Says what becomes of a part of a bonus, and when. */
export const bonusState = ({ state, dueDay }: ReferralBonus): string =>
  ({
    waiting: `Se espera en ${monthWords(dueDay).toLowerCase()}`,
    made: 'Cargado como novedad',
    lost: 'No se paga: una de las dos personas ya no trabajaba acá',
  })[state];

export const bonusName = ({ months }: ReferralBonus): string => {
  if (months === 0) return 'Al ingresar';
  return months === 1 ? 'Al mes' : `A los ${months} meses`;
};

/** "Juárez, Nina ya tuvo el legajo 0042, hasta el 03/05/2024." */
export const knownFileText = ({ name, docket, leaveDate }: KnownFile): string =>
  leaveDate === null
    ? `${name} ya trabaja acá con el mismo correo, con el legajo ${docket}: no se contrata otra vez.`
    : `${name}, con el mismo correo, ya tuvo el legajo ${docket}, hasta el ${dayOf(leaveDate)}.`;

const eventNames: Record<ReferralEvent['kind'], string> = {
  invited: 'invitó a la persona',
  applied: 'Se postuló',
  begun: 'la pasó a proceso',
  rejected: 'cerró la postulación',
  told: 'Se le avisó por correo',
  hireAsked: 'pidió que se apruebe contratarla',
  hireApproved: 'aprobó la contratación',
  hireRefused: 'no aprobó la contratación',
  hireWithdrawn: 'retiró el pedido de contratarla',
  hireExpired: 'Nadie aprobó la contratación a tiempo',
  hired: 'la contrató',
  admitted: 'dio de alta su legajo',
  linked: 'vinculó el legajo que ya tenía',
  cancelled: 'canceló la invitación',
  expired: 'La invitación venció',
  duplicate: 'Se postuló, y ya lo había hecho',
  corrected: 'Corrigió sus datos',
  erasureAsked: 'Pidió que se borren sus datos',
  erased: 'Se borraron sus datos',
};

/** "Paz, Laura la pasó a proceso". */
export function eventText({ kind, who }: ReferralEvent): string {
  if (!who) return eventNames[kind];
  if (kind === 'erasureAsked') return `${who.name} anotó que la persona pidió borrar sus datos`;
  if (kind === 'erased') return `${who.name} borró sus datos`;
  return `${who.name} ${eventNames[kind]}`;
}
