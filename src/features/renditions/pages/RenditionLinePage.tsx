import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { ExpenseForm } from '@/components/expense/ExpenseForm';
import { KnownCategories } from '@/components/expense/KnownCategories';
import { useNotice } from '@/components/feedback/useNotice';
import { Page } from '@/components/page/Page';
import { needsId } from '@/components/shell/needsId';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import type { ListExpenseCategoriesOutput } from '@/services/wms/generated/expenses.gen';
import {
  type RenditionDetail,
  useAddRenditionLineMutation,
  useChangeRenditionLineMutation,
  useGetRenditionQuery,
} from '@/services/wms/generated/renditions.gen';
import { renditionPath } from '@/utils/payPaths';

function Content() {
  const { id } = useParams();
  const [params] = useSearchParams();
  const lineId = Number(params.get('gasto')) || 0;
  const query = useGetRenditionQuery(Number(id) || 0);
  return (
    <Page
      title={lineId ? 'Corregir un gasto' : 'Agregar un gasto'}
      width="reading"
      purpose="Sacale una foto al comprobante: si es una factura electrónica, el QR completa los datos."
      back={{ to: renditionPath(Number(id) || 0), label: query.data?.title ?? 'Rendición' }}
    >
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={5} />}
        isEmpty={({ actions }) => !actions.includes('lines')}
        empty={
          <StateMessage icon="renditions" title="A esta rendición ya no se le agregan gastos">
            Si la presentaste, podés retirarla mientras nadie la decida.
          </StateMessage>
        }
      >
        {(row) => (
          <KnownCategories>
            {(known) => <LineForm known={known} rendition={row} lineId={lineId} />}
          </KnownCategories>
        )}
      </QueryState>
    </Page>
  );
}

/** An expense of a rendition, from the photo of its receipt. */
export const RenditionLinePage = needsId(Content);

interface LineFormProps {
  known: ListExpenseCategoriesOutput;
  rendition: RenditionDetail;
  /** Nothing for a new one. */
  lineId: number;
}

function LineForm({ known, rendition, lineId }: LineFormProps) {
  const { id, version, trip, lines } = rendition;
  const [add] = useAddRenditionLineMutation();
  const [change] = useChangeRenditionLineMutation();
  const navigate = useNavigate();
  const notify = useNotice();
  const line = lines.find((one) => one.id === lineId) ?? null;
  const leave = () => navigate(renditionPath(id), { replace: true });
  if (lineId > 0 && !line) {
    return (
      <StateMessage icon="renditions" title="Ese gasto ya no está en la rendición">
        Quizás lo quitaste desde otro dispositivo.
      </StateMessage>
    );
  }
  return (
    <ExpenseForm
      known={known}
      row={line}
      version={version}
      source="renditions"
      draftKey={`renditions/${id}/${lineId || 'new'}`}
      submitLabel={line ? 'Guardar' : 'Agregar'}
      start={{ trip }}
      onCancel={leave}
      onSend={async (fields, over) => {
        if (line) {
          await change({ ...fields, id, version: over, lineId: line.id }).unwrap();
          notify({ text: 'Gasto corregido' });
          return leave();
        }
        const sent = await add({ ...fields, id }).unwrap();
        // Below nothing it waits in this device, with its photo.
        notify({
          text:
            sent.lineId < 0
              ? 'No hay conexión: el gasto sale solo cuando vuelva, con su comprobante'
              : 'Gasto agregado',
        });
        return leave();
      }}
    />
  );
}
