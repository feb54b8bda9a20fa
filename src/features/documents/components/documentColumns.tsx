import type { Choice, GridColumn } from '@/components/data-grid/gridColumn';
import { PersonName } from '@/components/person/PersonName';
import type { DocumentRow } from '../api';
import { validityLabels } from '../documentTexts';
import { ValidityChip } from './ValidityChip';

interface DocumentChoices {
  types: readonly Choice[];
  folders: readonly Choice[];
  sites: readonly Choice[];
  areas: readonly Choice[];
}

const validities = Object.entries(validityLabels).map(([value, label]) => ({ value, label }));

/** Whose paper it is, what it is and until when it is good. */
export const documentColumns = ({
  types,
  folders,
  sites,
  areas,
}: DocumentChoices): GridColumn<DocumentRow>[] => [
  {
    key: 'personName',
    label: 'Persona',
    kind: 'text',
    value: (row) => row.personName,
    render: (row) => <PersonName name={row.personName} imageUrl={row.imageUrl} size={28} />,
    width: 240,
    pinned: 'left',
    card: 'title',
  },
  {
    key: 'docket',
    label: 'Legajo',
    kind: 'text',
    value: (row) => row.docket,
    width: 100,
    hidden: true,
  },
  {
    key: 'typeName',
    filter: 'typeId',
    label: 'Tipo',
    kind: 'place',
    choices: types,
    value: (row) => row.typeName,
    width: 215,
    card: 'detail',
  },
  {
    key: 'title',
    label: 'Título',
    kind: 'text',
    value: (row) => row.title,
    width: 240,
    grow: true,
  },
  {
    key: 'folder',
    label: 'Carpeta',
    kind: 'choice',
    choices: folders,
    value: (row) => row.folder,
    width: 150,
    hidden: true,
  },
  {
    key: 'expiresOn',
    label: 'Vence',
    kind: 'day',
    value: (row) => row.expiresOn,
    width: 120,
    card: 'fact',
  },
  {
    key: 'validity',
    label: 'Vigencia',
    kind: 'choice',
    choices: validities,
    sortable: false,
    value: (row) => row.validity,
    render: (row) => <ValidityChip validity={row.validity} />,
    width: 130,
    card: 'status',
  },
  {
    key: 'overdue',
    label: 'Guarda cumplida',
    kind: 'yesNo',
    sortable: false,
    value: (row) => row.overdue,
    width: 140,
    hidden: true,
  },
  {
    key: 'changedAt',
    label: 'Última versión',
    kind: 'instant',
    value: (row) => row.changedAt,
    width: 160,
    card: 'fact',
  },
  {
    key: 'siteName',
    filter: 'siteId',
    label: 'Sede',
    kind: 'place',
    choices: sites,
    value: (row) => row.siteName,
    width: 160,
    hidden: true,
  },
  {
    key: 'areaName',
    filter: 'areaId',
    label: 'Área',
    kind: 'place',
    choices: areas,
    value: (row) => row.areaName,
    hidden: true,
  },
];
