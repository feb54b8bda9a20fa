import type { Permission } from '@contract/core/permissions';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { selectCan, selectMay } from '@/services/session/selectCan';
import { type DirectoryPersonDetail, useGetPersonQuery } from '@/services/wms/generated/users.gen';
import { routes } from '@/utils/paths';
import { PersonDetail } from '../components/PersonDetail';
import { PersonEvaluationsTab } from '../components/PersonEvaluationsTab';
import { PersonFamilyTab } from '../components/PersonFamilyTab';
import { PersonHistoryTab } from '../components/PersonHistoryTab';
import { PersonPayTab } from '../components/PersonPayTab';
import { PersonRecord } from '../components/PersonRecord';
import { TabLinks } from '../components/TabLinks';

/** /users/:id: the record for who administers people, how to reach them for everyone else. */
export function PersonPage() {
  const id = Number(useParams().id) || 0;
  const administers = useAppSelector(selectCan('ADMIN.users'));
  return administers ? <PersonRecord key={id} id={id} /> : <PersonCardPage id={id} />;
}

/** What everybody may see of a colleague, and more for who needs it. */
function PersonCardPage({ id }: { id: number }) {
  const query = useGetPersonQuery(id);
  const may = useAppSelector(selectMay);
  const [params] = useSearchParams();
  const person = query.data;
  const tabs = cardTabs.filter(
    ({ flag, of }) => (!flag || may(flag)) && (!of || (person && of(person))),
  );
  const tab = tabs.find(({ key }) => key === (params.get('ver') ?? '')) ?? tabs[0];
  return (
    <Page
      title={person?.name ?? 'Persona'}
      width="reading"
      back={{ to: routes.users, label: 'Personas' }}
      filters={tabs.length > 1 ? <TabLinks tabs={tabs} current={tab?.key} /> : null}
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={5} avatar />}>
        {(found) => tab?.show(found)}
      </QueryState>
    </Page>
  );
}

interface CardTab {
  key: string;
  label: string;
  flag?: Permission;
  /** Of whom it is shown; everybody unless said otherwise. */
  of?: (person: DirectoryPersonDetail) => boolean;
  show: (person: DirectoryPersonDetail) => ReactNode;
}

/** What can be seen of a colleague without administering people. */
const cardTabs: readonly CardTab[] = [
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
