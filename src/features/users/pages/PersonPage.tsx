import { useParams } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { selectCan } from '@/services/session/selectCan';
import { PersonCardPage } from '../components/PersonCardPage';
import { PersonRecord } from '../components/PersonRecord';

/** /users/:id: the record for who administers people, how to reach them for everyone else. */
export function PersonPage() {
  const id = Number(useParams().id) || 0;
  const administers = useAppSelector(selectCan('ADMIN.users'));
  return administers ? <PersonRecord key={id} id={id} /> : <PersonCardPage id={id} />;
}
