import { entityName } from '@contract/admin/auditNouns';
import { defineExport } from '../../engine/exports/exportDefinition';
import type { ListRow } from '../../engine/lists/listDefinition';
import { auditList } from './auditQueries';
import { type Sentence, tellEntries } from './auditSentence';

type Row = ListRow<typeof auditList> & Partial<Sentence>;

/** "Dio de baja a Ojeda, Julieta (legajo 1044)". */
const sentence = ({ did = '', thing = '' }: Row) =>
  [did.charAt(0).toUpperCase() + did.slice(1), thing].filter(Boolean).join(' ');

export const auditExport = defineExport(
  auditList,
  'Auditoría',
  {
    at: { label: 'Cuándo', kind: 'instant' },
    actor: {
      label: 'Quién',
      kind: 'text',
      width: 28,
      value: ({ actor }) => actor ?? 'El servidor',
    },
    accion: { label: 'Qué hizo', kind: 'text', width: 60, value: sentence },
    entity: { label: 'Sobre', kind: 'text', value: ({ entity }) => entityName(entity) },
    entityId: { label: 'Cuál', kind: 'text' },
    address: { label: 'Desde', kind: 'text' },
  },
  tellEntries,
);
