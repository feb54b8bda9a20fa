import { personName } from './personName';
import { photoUrl } from './photoUrl';

/** The values that `personFields` brings for a name, a picture and the filters of a list. */
interface Read {
  firstName: string;
  lastName: string;
  photoHash: string | null;
  siteId: number;
  areaId: number;
}

/** A row of a list that tells of somebody, as it is shown: with their name and picture instead of what these are made of. */
export function rowOfPerson<R extends Read>(
  row: R,
  personId: number,
): Omit<R, keyof Read> & { personName: string; imageUrl: string } {
  const { firstName, lastName, photoHash, siteId: _site, areaId: _area, ...shown } = row;
  return {
    ...shown,
    personName: personName({ firstName, lastName }),
    imageUrl: photoUrl({ id: personId, photoHash }),
  };
}

/** The columns of a file for the row's person. */
export const exportedPerson = {
  docket: { label: 'Legajo', kind: 'text', width: 12 },
  personName: { label: 'Nombre completo', kind: 'text', width: 32, value: personName },
  siteName: { label: 'Sede', kind: 'text' },
  areaName: { label: 'Área', kind: 'text' },
} as const;
