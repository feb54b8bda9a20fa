import { newsTypeRecord } from '@contract/news/newsType';
import { Catalog } from '@/components/catalog/Catalog';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RequirePermission } from '@/components/shell/RequirePermission';
import {
  type NewsType,
  useListNewsTypesQuery,
  useSaveNewsTypeMutation,
} from '@/services/wms/generated/news.gen';
import { counted } from '@/utils/counted';
import { routes } from '@/utils/paths';
import { NewsTypeFields } from '../components/NewsTypeFields';
import { paidText } from '../newsTexts';
import { newsTypeForm } from '../newsTypeForm';

const units = [
  ['days', 'Se cuentan en días'],
  ['hours', 'Se cuentan en horas'],
  ['amount', 'Son un importe'],
] as const;

const byUnit = (rows: readonly NewsType[]) =>
  units.map(([unit, title]) => [title, rows.filter((row) => row.unit === unit)] as const);

function rulesOf({ sign, paidPercent, certificateDays, askable, source }: NewsType): string {
  const certificate =
    certificateDays === null ? '' : `certificado en ${counted(certificateDays, 'día', 'días')}`;
  return [
    sign ? newsTypeRecord.fields.sign.labels[sign] : paidText(paidPercent),
    certificate,
    askable ? 'la avisa la persona' : 'la carga Recursos Humanos',
    source,
  ]
    .filter(Boolean)
    .join(' · ');
}

function Types() {
  const query = useListNewsTypesQuery();
  const [send] = useSaveNewsTypeMutation();
  return (
    <Catalog
      title="Tipos de novedad"
      back={{ to: routes.news, label: 'Novedades' }}
      addLabel="Nuevo tipo"
      query={query}
      groups={byUnit}
      card={(row) => ({
        name: row.name,
        code: row.code,
        rules: rulesOf(row),
        mark: row.medical ? 'Reservada' : undefined,
        active: row.active,
      })}
      editor={(row, onClose) => (
        <RecordEditor
          model={newsTypeForm}
          row={row}
          title={row ? row.name : 'Nuevo tipo de novedad'}
          added="Tipo agregado"
          send={send}
          onClose={onClose}
        >
          <NewsTypeFields used={row?.used ?? false} />
        </RecordEditor>
      )}
    />
  );
}

/** The rules by which each kind of novelty counts. */
export function NewsTypesPage() {
  return (
    <RequirePermission flag="NEWS.STATE">
      <Types />
    </RequirePermission>
  );
}
