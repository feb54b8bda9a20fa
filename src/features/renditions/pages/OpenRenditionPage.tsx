import { renditionRecord as record } from '@contract/renditions/rendition';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useNotice } from '@/components/feedback/useNotice';
import { Form } from '@/components/form/Form';
import { useDraft } from '@/components/form/useDraft';
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
import { ownRenditionsPath, renditionPath } from '@/utils/paths';
import { renditionForm } from '../renditionForm';

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
  const draft = useDraft(form, `renditions/${row?.id ?? 'new'}`, row?.version);
  const [open] = useOpenRenditionMutation();
  const [resend] = useResendRenditionMutation();
  const navigate = useNavigate();
  const notify = useNotice();
  return (
    <Form
      form={form}
      draft={draft}
      submitLabel={row ? 'Enviar' : 'Continuar'}
      onCancel={() => navigate(ownRenditionsPath)}
      onSubmit={async (values) => {
        const fields = renditionForm.input(values);
        if (row) {
          await resend({ ...fields, id: row.id, version: draft.version }).unwrap();
          notify({ text: 'Anticipo pedido de nuevo' });
          return navigate(renditionPath(row.id), { replace: true });
        }
        const { id } = await open(fields).unwrap();
        notify({ text: fields.asked === null ? 'Rendición abierta' : 'Anticipo pedido' });
        return navigate(renditionPath(id), { replace: true });
      }}
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
    </Form>
  );
}
