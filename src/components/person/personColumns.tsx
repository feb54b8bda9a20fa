import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Choice, GridColumn } from '../data-grid/gridColumn';
import type { PersonFace } from './PersonAvatar';
import { PersonName } from './PersonName';

/** How a list shows one of these columns, where it is not as usual. */
type Own = Pick<GridColumn<unknown>, 'width' | 'grow' | 'hidden' | 'card' | 'sortable'>;

/** The mark stands beside a name: it tells that the person left. */
type Mark<Row> = (row: Row) => ReactNode;

const who = <Row,>(faceOf: (row: Row) => PersonFace, mark?: Mark<Row>) =>
  ({
    kind: 'text',
    value: (row: Row) => faceOf(row).name,
    render: (row: Row) => {
      const { name, imageUrl } = faceOf(row);
      const said = <PersonName name={name} imageUrl={imageUrl} size={28} />;
      const beside = mark?.(row);
      if (!beside) return said;
      return (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
          {said}
          {beside}
        </Box>
      );
    },
    width: 250,
    pinned: 'left',
    card: 'title',
  }) as const;

/** The people themselves. */
export const nameColumn = <Row,>(
  faceOf: (row: Row) => PersonFace,
  mark?: Mark<Row>,
): GridColumn<Row> => ({
  key: 'name',
  label: 'Nombre',
  ...who(faceOf, mark),
});

interface OfPerson {
  personName: string;
  imageUrl: string | null;
}

/** The person whose record the row is. */
export const personColumn: GridColumn<OfPerson> = {
  key: 'personName',
  idFilter: 'personId',
  label: 'Persona',
  ...who(({ personName, imageUrl }: OfPerson) => ({ name: personName, imageUrl })),
};

export const docketColumn = (own: Own = {}): GridColumn<{ docket: string }> => ({
  key: 'docket',
  label: 'Legajo',
  kind: 'text',
  value: ({ docket }) => docket,
  width: 100,
  ...own,
});

export const siteColumn = (
  choices: readonly Choice[],
  own: Own = {},
): GridColumn<{ siteName: string }> => ({
  key: 'siteName',
  filter: 'siteId',
  label: 'Sede',
  kind: 'place',
  choices,
  value: ({ siteName }) => siteName,
  ...own,
});

export const areaColumn = (
  choices: readonly Choice[],
  own: Own = {},
): GridColumn<{ areaName: string }> => ({
  key: 'areaName',
  filter: 'areaId',
  label: 'Área',
  kind: 'place',
  choices,
  value: ({ areaName }) => areaName,
  ...own,
});
