import { routes } from './paths';

export const ownShiftsPath = `${routes.schedules}/mine`;
export const shiftsPath = `${routes.schedules}/shifts`;
export const rotationsPath = `${routes.schedules}/rotations`;
export const assignmentsPath = `${routes.schedules}/assignments`;
export const openShiftsPath = `${routes.schedules}/open`;
export const importRosterPath = `${routes.schedules}/import`;
/** The board at the week of a day. */
export const rosterOnPath = (day: string) => `${routes.schedules}?semana=${day}`;
export const punchNowPath = `${routes.markings}/now`;
export const ownPunchesPath = `${routes.markings}/mine`;
export const ownPunchDayPath = (day: string) =>
  `${ownPunchesPath}?mes=${day.slice(0, 7)}&dia=${day}`;
export const presencePath = `${routes.markings}/live`;
export const punchDayPath = `${routes.markings}/day`;
/** The punches of a day that were made away from every site, on a map. */
export const outsidePunchesPath = `${routes.markings}/outside`;
export const enterPunchesPath = `${routes.markings}/enter`;
export const importPunchesPath = `${routes.markings}/import`;
/** The code of one's own that the kiosks read, and where the kiosks are kept. */
export const credentialPath = `${routes.markings}/credential`;
export const kiosksPath = `${routes.markings}/kiosks`;
export const clockNumbersPath = `${routes.markings}/clocks`;
export const personPunchesPath = (personId: number, day: string) =>
  `${routes.markings}/person/${personId}?mes=${day.slice(0, 7)}`;
export const punchPath = (id: number) => `${routes.markings}/${id}`;
export const teamHoursPath = `${routes.hours}/team`;
export const overtimePath = `${routes.hours}/overtime`;
/** The windows of the clock that are paid by another measure. */
export const bandsPath = `${routes.hours}/bands`;
/** The file of a month for the program that pays. */
export const payFilePath = `${routes.hours}/pay`;
export const payFileOf = (month: string, siteId: number) =>
  `${payFilePath}?mes=${month}&sede=${siteId}`;
export const personHoursPath = (personId: number, day: string) =>
  `${routes.hours}?persona=${personId}&semana=${day}`;
interface HoursPeriod {
  unit: 'week' | 'month';
  /** Any day of it; '' for today's. */
  day?: string;
  /** Left out: oneself. */
  personId?: number | undefined;
}
/** The week or the month of hours that a day lies in. */
export function hoursPeriodPath({ unit, day = '', personId }: HoursPeriod): string {
  const params = new URLSearchParams({
    ...(personId === undefined ? {} : { persona: String(personId) }),
    ...(unit === 'month' ? { periodo: unit } : {}),
    ...(day === '' ? {} : { semana: day }),
  });
  return params.size > 0 ? `${routes.hours}?${params}` : routes.hours;
}
/** The bank of hours: one's own, everybody's, somebody's, and by which agreements. */
export const ownBankPath = `${routes.hours}/bank`;
export const banksPath = `${ownBankPath}/team`;
export const bankAgreementsPath = `${ownBankPath}/agreements`;
export const bankPath = (personId: number) => `${ownBankPath}/${personId}`;
/** A month of a site, where it is closed. */
export const closePath = (month: string, siteId: number) =>
  `${routes.closes}?mes=${month}&sede=${siteId}`;
