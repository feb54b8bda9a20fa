import type { Permission } from '@contract/core/permissions';
import type { ReactNode } from 'react';
import type { Employee } from '@/services/wms/generated/users.gen';
import { EmployeeFacts } from './components/EmployeeFacts';
import { PersonAccountTab } from './components/PersonAccountTab';
import { PersonAudit } from './components/PersonAudit';
import { PersonEvaluationsTab } from './components/PersonEvaluationsTab';
import { PersonFamilyTab } from './components/PersonFamilyTab';
import { PersonHistoryTab } from './components/PersonHistoryTab';
import { PersonPayTab } from './components/PersonPayTab';

interface RecordTab {
  /** In the address, as `?ver=`; the first one has none. */
  key: string;
  label: string;
  flag?: Permission;
  show: (person: Employee) => ReactNode;
}

/** The parts of a person's record, in the order they are read. */
export const recordTabs: readonly RecordTab[] = [
  { key: '', label: 'Datos', show: (person) => <EmployeeFacts person={person} /> },
  {
    key: 'cuenta',
    label: 'Rol y cuenta',
    show: (person) => <PersonAccountTab key={person.id} person={person} />,
  },
  {
    key: 'sueldo',
    label: 'Sueldo y banco',
    show: ({ id }) => <PersonPayTab key={id} id={id} />,
  },
  {
    key: 'familia',
    label: 'Familia',
    show: ({ id }) => <PersonFamilyTab key={id} id={id} />,
  },
  {
    key: 'evaluaciones',
    label: 'Evaluaciones',
    show: ({ id }) => <PersonEvaluationsTab key={id} id={id} />,
  },
  {
    key: 'historia',
    label: 'Historia',
    show: ({ id }) => <PersonHistoryTab key={id} id={id} />,
  },
  {
    key: 'auditoria',
    label: 'Auditoría',
    flag: 'ADMIN.audit',
    show: ({ id }) => <PersonAudit key={id} id={id} />,
  },
];
