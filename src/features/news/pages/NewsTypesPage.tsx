import { counted } from '@contract/core/counted';
import { newsTypeRecord, newsTypeRecord as record } from '@contract/news/newsType';
import { useWatch } from 'react-hook-form';
import { Catalog } from '@/components/catalog/Catalog';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { useBackFromSettings } from '@/components/shell/useBackFromSettings';
import {
  type NewsType,
  useListNewsTypesQuery,
  useSaveNewsTypeMutation,
} from '@/services/wms/generated/news.gen';
import { routes } from '@/utils/paths';
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
  const back = useBackFromSettings('NEWS', { to: routes.news, label: 'Novedades' });
  const [send] = useSaveNewsTypeMutation();
  return (
    <Catalog
      title="Tipos de novedad"
      back={back}
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
    <RequirePermission flag={['NEWS.STATE', 'ADMIN.settings']}>
      <Types />
    </RequirePermission>
  );
}

/** The rules of a type; what others already count on stays as it is. */
function NewsTypeFields({ used }: { used: boolean }) {
  const unit = useWatch({ name: 'unit' });
  const kept = used ? 'Ya hay novedades de este tipo: no cambia.' : undefined;
  return (
    <>
      <RecordInput record={record} name="code" hint={kept} disabled={used} />
      <RecordInput record={record} name="name" />
      <RecordInput record={record} name="unit" disabled={used} />
      {unit === 'amount' ? (
        <RecordInput record={record} name="sign" disabled={used} required />
      ) : (
        <>
          <RecordInput
            record={record}
            name="paidPercent"
            hint="100, se paga entera; 0, no se paga."
          />
          <RecordInput record={record} name="certificateDays" hint="Vacío: no pide certificado." />
          <RecordInput record={record} name="askable" />
        </>
      )}
      {unit === 'days' ? (
        <RecordInput
          record={record}
          name="medical"
          hint={kept ?? 'Es de salud: para los demás se lee “Ausente”.'}
          disabled={used}
        />
      ) : null}
      <RecordInput record={record} name="source" />
      <RecordInput record={record} name="active" />
    </>
  );
}
