import type { PersonPart } from '@contract/users/personParts';
import type { ComponentType } from 'react';
import { lazyPiece } from '@/components/lazy/lazyPiece';
import type { PartProps } from './PartProps';

interface PartView {
  /** In the address, as `?ver=`; the first one has none. */
  key: string;
  label: string;
  Part: ComponentType<PartProps>;
}

/** Each part of a record has a name and a view, which comes when it is first opened. */
export const partViews: Record<PersonPart, PartView> = {
  contact: {
    key: '',
    label: 'Contacto',
    Part: lazyPiece(async () => (await import('./ContactTab')).ContactTab),
  },
  employment: {
    key: 'empleo',
    label: 'Empleo',
    Part: lazyPiece(async () => (await import('./EmploymentTab')).EmploymentTab),
  },
  account: {
    key: 'cuenta',
    label: 'Rol y cuenta',
    Part: lazyPiece(async () => (await import('./AccountTab')).AccountTab),
  },
  pay: {
    key: 'sueldo',
    label: 'Sueldo',
    Part: lazyPiece(async () => (await import('./PayTab')).PayTab),
  },
  book: {
    key: 'libro',
    label: 'Libro de Sueldos',
    Part: lazyPiece(async () => (await import('./BookTab')).BookTab),
  },
  family: {
    key: 'familia',
    label: 'Familia',
    Part: lazyPiece(async () => (await import('./FamilyTab')).FamilyTab),
  },
  documents: {
    key: 'legajo',
    label: 'Legajo',
    Part: lazyPiece(async () => (await import('./DocumentsTab')).DocumentsTab),
  },
  leave: {
    key: 'licencias',
    label: 'Licencias',
    Part: lazyPiece(async () => (await import('./LeaveTab')).LeaveTab),
  },
  news: {
    key: 'novedades',
    label: 'Novedades',
    Part: lazyPiece(async () => (await import('./NewsTab')).NewsTab),
  },
  receipts: {
    key: 'recibos',
    label: 'Recibos',
    Part: lazyPiece(async () => (await import('./ReceiptsTab')).ReceiptsTab),
  },
  signatures: {
    key: 'firmas',
    label: 'Firmas',
    Part: lazyPiece(async () => (await import('./SignaturesTab')).SignaturesTab),
  },
  evaluations: {
    key: 'evaluaciones',
    label: 'Evaluaciones',
    Part: lazyPiece(async () => (await import('./EvaluationsTab')).EvaluationsTab),
  },
  history: {
    key: 'historia',
    label: 'Historia',
    Part: lazyPiece(async () => (await import('./HistoryTab')).HistoryTab),
  },
  audit: {
    key: 'auditoria',
    label: 'Auditoría',
    Part: lazyPiece(async () => (await import('./AuditTab')).AuditTab),
  },
};
