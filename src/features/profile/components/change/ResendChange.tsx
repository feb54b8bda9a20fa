import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';
import { useGetProfileChangeQuery } from '@/services/wms/generated/profile.gen';
import { ChangeBankDialog } from './ChangeBankDialog';
import { ChangeDependantDialog } from './ChangeDependantDialog';
import { ChangeNameDialog } from './ChangeNameDialog';
import { RemoveDependantDialog } from './RemoveDependantDialog';

const name = 'corregir';

/** A request that came back, named in the address: its form again, with what was asked. */
export function ResendChange() {
  const [params, setParams] = useSearchParams();
  const requestId = Number(params.get(name)) || null;
  const { currentData } = useGetProfileChangeQuery(requestId ?? skipToken);
  if (requestId === null || !currentData) return null;
  const { change } = currentData;
  const onClose = () => setParams({}, { replace: true });
  switch (change.kind) {
    case 'bank':
      return <ChangeBankDialog sentBack={{ requestId, change }} onClose={onClose} />;
    case 'name':
      return <ChangeNameDialog sentBack={{ requestId, change }} onClose={onClose} />;
    case 'dependant':
      return <ChangeDependantDialog sentBack={{ requestId, change }} onClose={onClose} />;
    case 'dependantRemoval':
      return (
        <RemoveDependantDialog
          sentBack={{ requestId, change }}
          dependantId={change.dependantId}
          onClose={onClose}
        />
      );
  }
}
