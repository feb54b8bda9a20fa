import { renditionRecord as record } from '@contract/renditions/rendition';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useNotice } from '@/components/feedback/useNotice';
import { RecordForm } from '@/components/form/RecordForm';
import { useRecordSave } from '@/components/form/useRecordSave';
import { Page } from '@/components/page/Page';
import { RecordInput } from '@/components/record/RecordInput';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { SentBackNote } from '@/components/workflow/SentBackNote';
import {
  type RenditionDetail,
  useGetRenditionQuery,
  useOpenRenditionMutation,
  useResendRenditionMutation,
} from '@/services/wms/generated/renditions.gen';
import { ownRenditionsPath, renditionPath } from '@/utils/payPaths';
import { type RenditionHeld, renditionForm } from '../renditionForm';

function Asking() {
  const [params] = useSearchParams();
  const id = Number(params.get('corregir')) || 0;
  const query = useGetRenditionQuery(id, { skip: id === 0 });
  if (id === 0) return <OpenForm row={null} />;
  return (
    <QueryState query={query} skeleton={<SkeletonRows rows={4} />}>
      {(row) => <OpenForm row={row} />}
    </QueryState>
  );
}

/** Money to take along, or what was spent already. */
export function OpenRenditionPage() {
  return (
    <RequirePermission flag="RENDITIONS">
      <Page
        title="Nueva rendición"
        width="reading"
        purpose="Pedí un anticipo para lo que vas a gastar, o abrila sin anticipo si ya gastaste de tu bolsillo."
        back={{ to: ownRenditionsPath, label: 'Mis rendiciones' }}
      >
        <Asking />
      </Page>
    </RequirePermission>
  );
}

function OpenForm({ row }: { row: RenditionDetail | null }) {
  const form = useForm({
    resolver: renditionForm.resolver,
    defaultValues: renditionForm.values(row),
  });
  const [open] = useOpenRenditionMutation();
  const [resend] = useResendRenditionMutation();
  const navigate = useNavigate();
  const notify = useNotice();
  const stored = useRef(row?.id ?? 0);
  const save = useRecordSave<RenditionHeld, RenditionDetail>({
    form,
    draftKey: `renditions/${row?.id ?? 'new'}`,
    version: row?.version,
    compared: renditionForm,
    send: async (values, version) => {
      const fields = renditionForm.input(values);
      if (row) {
        await resend({ ...fields, id: row.id, version }).unwrap();
        return notify({ text: 'Anticipo pedido de nuevo' });
      }
      stored.current = (await open(fields).unwrap()).id;
      notify({ text: fields.asked === null ? 'Rendición abierta' : 'Anticipo pedido' });
    },
    onDone: () => navigate(renditionPath(stored.current), { replace: true }),
  });
  return (
    <RecordForm
      form={form}
      record={save}
      submitLabel={row ? 'Enviar' : 'Continuar'}
      conflictFields={renditionForm.conflict}
      onCancel={() => navigate(ownRenditionsPath)}
    >
      {row ? <SentBackNote history={row.history} /> : null}
      <RecordInput record={record} name="title" hint="Por ejemplo, visita a clientes de Rosario." />
      <RecordInput record={record} name="trip" />
      <RecordInput
        record={record}
        name="asked"
        required={row !== null}
        hint={row ? undefined : 'Sin anticipo, se te paga todo lo que te aprueben.'}
      />
    </RecordForm>
  );
}
