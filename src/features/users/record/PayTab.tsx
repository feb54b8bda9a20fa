import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { RecordDialog } from '@/components/dialog/RecordDialog';
import { PayFacts } from '@/components/person/PayFacts';
import { RecordInput } from '@/components/record/RecordInput';
import { useRecordForm } from '@/components/record/useRecordForm';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  type PersonPay,
  useGetPayQuery,
  useSavePayMutation,
} from '@/services/wms/generated/users.gen';
import { effectOf } from '../askingEffect';
import { payForm, datedPay as record } from '../payForm';

import type { PartProps } from './PartProps';

/** The tab shows what a person is paid and where, to people who keep people or pay. */
export function PayTab({ id, keeps }: PartProps) {
  const query = useGetPayQuery(id);
  const [editing, setEditing] = useState(false);
  return (
    <>
      <QueryState query={query} skeleton={<SkeletonRows rows={3} />}>
        {(pay) => (
          <Card sx={{ p: { xs: 2, md: 3 } }}>
            <PayFacts pay={pay} />
            {keeps ? (
              <Button variant="outlined" sx={{ mt: 3 }} onClick={() => setEditing(true)}>
                Cambiar sueldo y banco
              </Button>
            ) : null}
          </Card>
        )}
      </QueryState>
      {query.data && editing ? (
        <PayDialog pay={query.data} onClose={() => setEditing(false)} />
      ) : null}
    </>
  );
}

function PayDialog({ pay, onClose }: { pay: PersonPay; onClose: () => void }) {
  const { personId } = pay;
  const [send] = useSavePayMutation();
  const edit = useRecordForm(payForm, {
    row: { ...pay, id: personId },
    send: ({ id: _id, version = pay.version, effectiveFrom, ...fields }) =>
      send({ ...fields, personId, version, ...effectOf({ effectiveFrom }) }),
    saved: 'Se guardaron el sueldo y la cuenta',
    onDone: onClose,
  });
  return (
    <RecordDialog title="Sueldo y banco" onClose={onClose} {...edit}>
      <RecordInput record={record} name="agreement" />
      <RecordInput record={record} name="category" />
      <RecordInput record={record} name="salaryBasis" />
      <RecordInput record={record} name="salary" />
      <RecordInput
        record={record}
        name="unionTie"
        hint="Con afiliación se descuenta la cuota sindical; sin ella, el aporte solidario si el convenio lo fija."
      />
      <RecordInput
        record={record}
        name="effectiveFrom"
        hint="Vale para convenio, categoría, sueldo y sindicato; puede ser un día que pasó o uno por venir."
      />
      <RecordInput record={record} name="cbu" hint="Los 22 números de la cuenta." />
      <RecordInput record={record} name="bankAlias" />
    </RecordDialog>
  );
}
