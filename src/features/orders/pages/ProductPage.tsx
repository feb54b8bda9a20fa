import { moneyText } from '@contract/core/moneyText';
import { productRecord } from '@contract/warehouse/product';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { Icon } from '@/components/icons/Icon';
import { Page } from '@/components/page/Page';
import { Section } from '@/components/page/Section';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { selectCan } from '@/services/session/selectCan';
import {
  type ProductDetail,
  type StockOfSite,
  useGetProductQuery,
} from '@/services/wms/generated/warehouse.gen';
import { formatNumber } from '@/utils/numbers';
import { productPath, productsPath, stockPath, stockWhere } from '@/utils/paths';
import { ProductDialog } from '../catalog/ProductDialog';
import { AskingOrders } from '../stock/AskingOrders';
import { Movements } from '../stock/Movements';
import { RecordColumns } from '../stock/RecordColumns';
import { StockPlaces } from '../stock/StockPlaces';
import { UnusedChip } from '../stock/UnusedChip';

const { fields } = productRecord;

/** The page tells what a product is, where it lies, who waits for it and what happened to it. */
export function ProductPage() {
  const id = Number(useParams().id) || 0;
  const query = useGetProductQuery(id);
  const product = query.data;
  const edits = useSelector(selectCan('ORDERS.create'));
  const atStock = useChosenStock() !== null;
  const [editing, setEditing] = useState(false);
  return (
    <Page
      title={product?.name ?? 'Producto'}
      back={
        atStock ? { to: stockPath, label: 'Existencias' } : { to: productsPath, label: 'Productos' }
      }
      action={
        product ? (
          <>
            <UnusedChip {...product} />
            {edits ? (
              <Button startIcon={<Icon name="edit" />} onClick={() => setEditing(true)}>
                Editar
              </Button>
            ) : null}
          </>
        ) : null
      }
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {(found) => <ProductRecord key={found.id} product={found} />}
      </QueryState>
      {product && editing ? (
        <ProductDialog row={product} onClose={() => setEditing(false)} />
      ) : null}
    </Page>
  );
}

function ProductRecord({ product }: { product: ProductDetail }) {
  const { id, sku, sites } = product;
  const waits = useSelector(selectCan('ORDERS'));
  return (
    <>
      <Card sx={{ p: { xs: 2, md: 3 }, mb: 4 }}>
        <Facts>
          {sites.map((site) => (
            <Fact key={site.siteId} label={site.siteName}>
              <SiteFigures site={site} />
            </Fact>
          ))}
          <Fact label={fields.sku.label}>{sku}</Fact>
          <Fact label={fields.unit.label}>{product.unit}</Fact>
          <Fact label={fields.barcode.label}>{product.barcode}</Fact>
          <Fact label={fields.abcClass.label}>{fields.abcClass.labels[product.abcClass]}</Fact>
          <Fact label={fields.lotTracked.label}>{product.lotTracked ? 'Sí' : 'No'}</Fact>
          <Fact label={fields.receivingTolerance.label}>
            {product.receivingTolerance === null ? 'La general' : `${product.receivingTolerance} %`}
          </Fact>
          {product.cost === null ? null : (
            <Fact label={fields.cost.label}>{moneyText(product.cost)}</Fact>
          )}
        </Facts>
      </Card>
      <RecordColumns
        main={
          <>
            <Section
              title="Dónde hay"
              description="Reservado es lo que los pedidos abiertos van a tomar de ahí."
            >
              <PlacesOfProduct product={product} />
            </Section>
            {waits ? (
              <Section title="Pedidos que lo esperan">
                <AskingOrders productId={id} />
              </Section>
            ) : null}
          </>
        }
        aside={<MovementsOfProduct id={id} />}
      />
    </>
  );
}

function SiteFigures({ site }: { site: StockOfSite }) {
  const { quantity, reserved, available, lacking } = site;
  return (
    <>
      {`Disponible ${formatNumber(available)} · reservado ${formatNumber(reserved)} · hay ${formatNumber(quantity)}`}
      {lacking > 0 ? (
        <Typography variant="body2" sx={{ color: 'error.main' }}>
          {`${lacking === 1 ? 'Falta' : 'Faltan'} ${formatNumber(lacking)} para los pedidos abiertos`}
        </Typography>
      ) : null}
    </>
  );
}

/** The one of its places that somebody came for, in the address. */
const chosenParam = 'existencia';
const useChosenStock = () => Number(useSearchParams()[0].get(chosenParam)) || null;

function PlacesOfProduct({ product: { id, sku } }: { product: ProductDetail }) {
  return (
    <StockPlaces
      of={{ productId: id }}
      label="Dónde hay"
      chosen={useChosenStock()}
      all={stockWhere('sku', sku)}
      nothing="No hay en ninguna ubicación."
    />
  );
}

function MovementsOfProduct({ id }: { id: number }) {
  const chosen = useChosenStock();
  const { state } = useLocation();
  const navigate = useNavigate();
  return (
    <Section title="Movimientos">
      {chosen ? (
        <Chip
          label="Solo los de la ubicación elegida"
          onDelete={() => navigate(productPath(id), { replace: true, state })}
          sx={{ mb: 2 }}
        />
      ) : null}
      <Movements key={chosen ?? 0} of={chosen ? { stockId: chosen } : { productId: id }} />
    </Section>
  );
}
