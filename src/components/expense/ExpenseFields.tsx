import { moneyText } from '@contract/core/moneyText';
import { type ExpenseSource, expenseRecord as record } from '@contract/expenses/expense';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { namedChoices } from '../data-grid/namedChoices';
import { CertificateDrop } from '../files/CertificateDrop';
import { Icon } from '../icons/Icon';
import { lazyPiece } from '../lazy/lazyPiece';
import { RecordInput } from '../record/RecordInput';
import { scanFeedback } from '../scan/scanFeedback';
import type { ExpenseHeld } from './expenseForm';
import type { ExpenseCategory } from './expenseTypes';
import { RepeatedNote } from './RepeatedNote';
import { useInvoice } from './useInvoice';
import { useRepeated } from './useRepeated';

const CameraScanner = lazyPiece(async () => (await import('../scan/CameraScanner')).CameraScanner);

interface ExpenseFieldsProps {
  categories: readonly ExpenseCategory[];
  /** The worth of a kilometre today. */
  kmRate: string | null;
  file: File | null;
  onFile: (file: File | null) => void;
  /** It has one already, which stays unless another comes. */
  kept?: boolean;
  /** The one that is being changed is not another. */
  changed?: { source: ExpenseSource; sourceId: number };
}

function hintOf(category: ExpenseCategory | undefined, kmRate: string | null) {
  if (!category) return undefined;
  if (category.kind === 'distance') return kmRate ? `Hoy, ${moneyText(kmRate)} por km` : undefined;
  return category.limit ? `Se paga hasta ${moneyText(category.limit)}` : undefined;
}

/** The fields of an expense: the photo comes first, which says the most by itself. */
export function ExpenseFields(props: ExpenseFieldsProps) {
  const { categories, kmRate, file, onFile, kept = false, changed } = props;
  const categoryId = useWatch<ExpenseHeld, 'categoryId'>({ name: 'categoryId' });
  const { formState, clearErrors } = useFormContext<ExpenseHeld & { file?: string }>();
  const invoice = useInvoice();
  const repeated = useRepeated(file, changed);
  const [camera, setCamera] = useState(false);
  const category = categories.find(({ id }) => id === categoryId);
  const far = category?.kind === 'distance';
  return (
    <>
      <CertificateDrop
        label={kept ? 'Comprobante (queda el que tiene si no elegís otro)' : 'Comprobante'}
        file={file}
        error={formState.errors.file?.message}
        onChange={(chosen) => {
          clearErrors('file');
          onFile(chosen);
          void invoice.look(chosen);
        }}
      />
      {far ? null : (
        <Button
          variant="outlined"
          startIcon={<Icon name={camera ? 'close' : 'qr'} />}
          onClick={() => setCamera(!camera)}
          sx={{ justifySelf: 'start' }}
        >
          {camera ? 'Cerrar la cámara' : 'Leer el QR de la factura'}
        </Button>
      )}
      {camera ? (
        <Suspense>
          <CameraScanner
            instead="Completá los datos a mano."
            onCode={(code) => {
              const read = invoice.take(code);
              scanFeedback(read);
              if (read) setCamera(false);
            }}
          />
        </Suspense>
      ) : null}
      {invoice.told ? <Alert severity={invoice.told.tone}>{invoice.told.text}</Alert> : null}
      <RepeatedNote repeated={repeated} />
      <RecordInput
        record={record}
        name="categoryId"
        hint={hintOf(category, kmRate)}
        options={namedChoices(categories)}
      />
      {far ? (
        <RecordInput record={record} name="kilometres" required />
      ) : (
        <RecordInput record={record} name="amount" required />
      )}
      <RecordInput record={record} name="day" />
      <RecordInput record={record} name="description" />
      <RecordInput record={record} name="trip" />
      {far ? null : <InvoiceFields />}
    </>
  );
}

/** The code of the invoice fills these in; people open them only to write them by hand. */
function InvoiceFields() {
  const [issuer, invoiceNumber] = useWatch<ExpenseHeld, ['issuer', 'invoiceNumber']>({
    name: ['issuer', 'invoiceNumber'],
  });
  const { errors } = useFormContext<ExpenseHeld>().formState;
  const [opened, setOpened] = useState(false);
  const wrong = Boolean(errors.issuer ?? errors.invoiceNumber ?? errors.invoiceType ?? errors.tax);
  const open = opened || wrong || Boolean(issuer || invoiceNumber);
  return (
    <Accordion
      disableGutters
      variant="outlined"
      expanded={open}
      onChange={(_event, next) => setOpened(next)}
      slotProps={{ heading: { component: 'div' } }}
    >
      <AccordionSummary expandIcon={<Icon name="unfold" />}>
        <Typography variant="subtitle2" component="span">
          Datos de la factura
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'grid', gap: 2.5 }}>
        <RecordInput record={record} name="issuer" />
        <RecordInput record={record} name="invoiceType" />
        <RecordInput record={record} name="invoiceNumber" hint="Punto de venta y número." />
        <RecordInput record={record} name="tax" />
      </AccordionDetails>
    </Accordion>
  );
}
