import { useSearchParams } from 'react-router-dom';

/** Whom the address names, so that a chart opened at somebody can be sent to a colleague. */
export function useChartPerson() {
  const [params, setParams] = useSearchParams();
  const named = Number(params.get('persona'));
  const chosen = Number.isInteger(named) && named > 0 ? named : null;
  const choose = (person: number | null) => setParams(person ? { persona: String(person) } : {});
  return [chosen, choose] as const;
}
