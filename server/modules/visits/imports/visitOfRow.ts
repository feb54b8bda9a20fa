import type { Candidate } from '../../../engine/imports/importDefinition';
import type { StoredVisit } from '../visitQueries';

/** The columns of a visit that a row of a file says. */
export const importedColumns = [
  ...(['day', 'fromTime', 'toTime', 'minutes', 'personId', 'siteId', 'customerId'] as const),
  ...(['place', 'address', 'latitude', 'longitude', 'radius', 'purposeId', 'note'] as const),
] as const;

export type ImportedVisit = Pick<StoredVisit, (typeof importedColumns)[number]>;

const numberOrNull = (value: Candidate['write'][string] | undefined) =>
  value === null || value === undefined ? null : Number(value);
const textOrNull = (value: Candidate['write'][string] | undefined) =>
  value === null || value === undefined ? null : String(value);

/** Reads back what the check made of a row. */
export const visitOfRow = (write: Candidate['write']): ImportedVisit => ({
  day: String(write.day),
  fromTime: String(write.fromTime),
  toTime: String(write.toTime),
  minutes: Number(write.minutes),
  personId: numberOrNull(write.personId),
  siteId: Number(write.siteId),
  customerId: numberOrNull(write.customerId),
  place: String(write.place),
  address: String(write.address),
  latitude: textOrNull(write.latitude),
  longitude: textOrNull(write.longitude),
  radius: Number(write.radius),
  purposeId: Number(write.purposeId),
  note: String(write.note),
});
