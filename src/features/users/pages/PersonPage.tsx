import { useParams } from 'react-router-dom';
import { PersonRecord } from '../record/PersonRecord';

/** /users/:id: how to reach somebody, and the rest of their record for who may see it. */
export function PersonPage() {
  const id = Number(useParams().id) || 0;
  return <PersonRecord key={id} id={id} />;
}
