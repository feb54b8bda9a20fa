import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';
import { useGetProfileChangeQuery } from '../../api';
import { ChangeBankDialog } from './ChangeBankDialog';
import { ChangeNameDialog } from './ChangeNameDialog';

const name = 'corregir';

/** A request that came back, named in the address: its form again, with what was asked. */
export function ResendChange() {
  const [params, setParams] = useSearchParams();
  const requestId = Number(params.get(name)) || null;
  const { currentData } = useGetProfileChangeQuery(requestId ?? skipToken);
  if (requestId === null || !currentData) return null;
  const { change } = currentData;
  const onClose = () => setParams({}, { replace: true });
  return change.kind === 'bank' ? (
    <ChangeBankDialog sentBack={{ requestId, change }} onClose={onClose} />
  ) : (
    <ChangeNameDialog sentBack={{ requestId, change }} onClose={onClose} />
  );
}
