import type { Permission } from '@contract/core/permissions';
import type { ReactNode } from 'react';
import type { DirectoryPersonDetail } from '@/services/wms/generated/users.gen';
import { PersonDetail } from './components/PersonDetail';
import { PersonEvaluationsTab } from './components/PersonEvaluationsTab';
import { PersonFamilyTab } from './components/PersonFamilyTab';
import { PersonHistoryTab } from './components/PersonHistoryTab';
import { PersonPayTab } from './components/PersonPayTab';

interface CardTab {
  key: string;
  label: string;
  flag?: Permission;
  /** Of whom it is shown; everybody unless said otherwise. */
  of?: (person: DirectoryPersonDetail) => boolean;
  show: (person: DirectoryPersonDetail) => ReactNode;
}

/** What can be seen of a colleague without administering people. */
export const cardTabs: readonly CardTab[] = [
  { key: '', label: 'Contacto', show: (person) => <PersonDetail person={person} /> },
  {
    key: 'evaluaciones',
    label: 'Evaluaciones',
    of: ({ evaluates }) => evaluates,
    show: ({ id }) => <PersonEvaluationsTab key={id} id={id} />,
  },
  {
    key: 'sueldo',
    label: 'Sueldo y banco',
    flag: 'LIQUIDATION.SHOW',
    show: ({ id }) => <PersonPayTab key={id} id={id} />,
  },
  {
    key: 'familia',
    label: 'Familia',
    flag: 'LIQUIDATION.SHOW',
    show: ({ id }) => <PersonFamilyTab key={id} id={id} />,
  },
  {
    key: 'historia',
    label: 'Historia',
    flag: 'LIQUIDATION.SHOW',
    show: ({ id }) => <PersonHistoryTab key={id} id={id} />,
  },
];
