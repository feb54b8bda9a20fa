import { longDay } from '@contract/core/rangeText';
import { conceptRuns, payBases } from '@contract/liquidations/payBases';
import { payConceptRecord as record } from '@contract/liquidations/payConcept';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Catalog } from '@/components/catalog/Catalog';
import { RemoveDialog } from '@/components/dialog/RemoveDialog';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { RequirePermission } from '@/components/shell/RequirePermission';
import {
  type FormulaNames,
  type PayConcept,
  useListPayConceptsQuery,
  useRemovePayConceptMutation,
  useSavePayConceptMutation,
} from '@/services/wms/generated/liquidations.gen';
import { routes as paths } from '@/utils/paths';
import { ChoicesInput } from '../concepts/ChoicesInput';
import { conceptForm } from '../concepts/conceptForm';
import { FormulaInput } from '../concepts/FormulaInput';
import { TryConcept } from '../concepts/TryConcept';
import { useBasesAsked } from '../concepts/useBasesAsked';

const { kind } = record.fields;

const byKind = (rows: readonly PayConcept[]) => [
  ...kind.values.map(
    (value) =>
      [kind.labels[value], rows.filter((row) => row.active && row.kind === value)] as const,
  ),
  ['Terminados', rows.filter(({ active }) => !active)] as const,
];

/** The rules of a concept on one line: how it is reckoned, where it goes, since when. */
function rulesOf({
  quantity,
  rate,
  formula,
  condition,
  asksConsent,
  fromDay,
  toDay,
  usedBy,
  runs,
}: PayConcept): string {
  return [
    formula || `${quantity} × ${rate}`,
    condition ? `solo si ${condition}` : '',
    asksConsent ? 'pide consentimiento' : '',
    runs.map((one) => conceptRuns[one]).join(' y '),
    toDay ? `del ${longDay(fromDay)} al ${longDay(toDay)}` : `desde el ${longDay(fromDay)}`,
    usedBy.length > 0 ? `lo usa ${usedBy.join(', ')}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

function Concepts() {
  const query = useListPayConceptsQuery();
  const [removing, setRemoving] = useState<PayConcept | null>(null);
  return (
    <>
      <Catalog
        title="Conceptos de sueldo"
        back={{ to: paths.liquidations, label: 'Liquidaciones' }}
        addLabel="Nuevo concepto"
        query={query}
        groups={byKind}
        card={(row, edits) => ({
          name: row.name,
          code: row.code,
          rules: rulesOf(row),
          active: true,
          actions: edits ? (
            <Button
              size="small"
              color="error"
              aria-label={`Quitar ${row.name}`}
              onClick={() => setRemoving(row)}
            >
              Quitar
            </Button>
          ) : null,
        })}
        editor={(row, onClose) =>
          query.data ? (
            <ConceptEditor concept={row} names={query.data.names} onClose={onClose} />
          ) : null
        }
      />
      {removing ? <RemoveConcept concept={removing} onClose={() => setRemoving(null)} /> : null}
    </>
  );
}

interface ConceptEditorProps {
  concept: PayConcept | null;
  names: FormulaNames;
  onClose: () => void;
}

function ConceptEditor({ concept, names, onClose }: ConceptEditorProps) {
  const [save] = useSavePayConceptMutation();
  const { send, question } = useBasesAsked<Parameters<typeof save>[0]>(concept, save);
  return (
    <>
      <RecordEditor
        model={conceptForm}
        row={concept}
        title={concept ? concept.name : 'Nuevo concepto'}
        added="Concepto agregado"
        send={send}
        onClose={onClose}
      >
        <ConceptInputs concept={concept} names={names} />
      </RecordEditor>
      {question}
    </>
  );
}

function ConceptInputs({ concept, names }: { concept: PayConcept | null; names: FormulaNames }) {
  const [kind, reversal] = useWatch({ name: ['kind', 'reversal'] });
  return (
    <>
      <RecordInput
        record={record}
        name="name"
        autoFocus={concept === null}
        hint="Lo lee cada persona en su recibo."
      />
      <RecordInput
        record={record}
        name="code"
        hint="Con él lo nombran otras fórmulas: PRESENTISMO."
      />
      <RecordInput record={record} name="kind" />
      <ChoicesInput name="runs" label={record.fields.runs.label} labels={conceptRuns} />
      <FormulaInput name="condition" names={names} hint="Vacío: les corresponde a todos." />
      <FormulaInput name="quantity" names={names} />
      <FormulaInput name="rate" names={names} hint="Cuánto vale cada uno." />
      <FormulaInput name="formula" names={names} hint="Vacío: la cantidad por el valor." />
      <ChoicesInput
        name="bases"
        label={record.fields.bases.label}
        labels={payBases}
        hint="Sobre qué bases suma: las leen los descuentos y otros conceptos."
      />
      <RecordInput record={record} name="rounding" />
      {kind === 'informative' || reversal === 'left' ? (
        <RecordInput
          record={record}
          name="reversal"
          hint="En los recibos de la liquidación que deja sin efecto a otra."
        />
      ) : null}
      <RecordInput record={record} name="unit" hint="Junto a la cantidad: hs, días, %." />
      <RecordInput record={record} name="position" />
      <RecordInput record={record} name="fromDay" />
      <RecordInput record={record} name="toDay" hint="Vacío: sigue hasta que lo termines." />
      <RecordInput record={record} name="source" />
      <RecordInput
        record={record}
        name="account"
        hint="La de gasto; de un descuento, la de lo que se debe."
      />
      {kind === 'employer' ? (
        <RecordInput record={record} name="counterAccount" hint="La de lo que queda a pagar." />
      ) : null}
      {kind === 'deduction' ? (
        <RecordInput
          record={record}
          name="asksConsent"
          hint="Para lo que no mandan la ley ni el convenio (art. 133): sin el consentimiento cargado no se descuenta."
        />
      ) : null}
      {kind === 'employer' || kind === 'deduction' ? (
        <RecordInput
          record={record}
          name="item"
          hint="En qué renglón del costo laboral va en el recibo."
        />
      ) : null}
      {kind === 'employer' || kind === 'informative' ? null : (
        <RecordInput
          record={record}
          name="bookCode"
          hint="Con el que lo cargaste en el sitio de ARCA y lo asociaste al concepto de ellos."
        />
      )}
      <TryConcept concept={concept} />
    </>
  );
}

function RemoveConcept({ concept, onClose }: { concept: PayConcept; onClose: () => void }) {
  const [remove] = useRemovePayConceptMutation();
  return (
    <RemoveDialog
      title={`¿Quitar ${concept.name}?`}
      removed="Concepto quitado"
      send={() => remove({ id: concept.id, version: concept.version })}
      onClose={onClose}
    >
      Solo se puede mientras ninguna liquidación ni otro concepto lo usa. Si no, ponele hasta cuándo
      rige.
    </RemoveDialog>
  );
}

/** /liquidations/concepts: what pay is made of, and how each part is reckoned. */
export function ConceptsPage() {
  return (
    <RequirePermission flag="LIQUIDATION.SHOW">
      <Concepts />
    </RequirePermission>
  );
}
