import { can } from '@contract/session/can';
import { useSearchParams } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { selectRoles } from '@/services/session/rolesSlice';
import { useGetPersonQuery } from '@/services/wms/generated/users.gen';
import { routes } from '@/utils/paths';
import { cardTabs } from '../cardTabs';
import { TabLinks } from './TabLinks';

/** What everybody may see of a colleague, and more for who needs it. */
export function PersonCardPage({ id }: { id: number }) {
  const query = useGetPersonQuery(id);
  const roles = useAppSelector(selectRoles);
  const [params] = useSearchParams();
  const person = query.data;
  const tabs = cardTabs.filter(
    ({ flag, of }) => (!flag || can(roles, flag)) && (!of || (person && of(person))),
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
