import { useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectCan } from '@/services/session/selectCan';
import { type Availability, useGetAvailabilityQuery } from '@/services/wms/generated/orders.gen';

const PAUSE = 250;

interface Asked {
  customerId: number | null;
  orderId: number | null;
  /** Ids with commas between; empty asks nothing. */
  products: string;
}

/** The availability of some products, a moment after the last of them was chosen; the known figures stay until then. */
export function useAvailability({
  customerId,
  orderId,
  products,
}: Asked): (productId: number) => Availability | undefined {
  const [settled, setSettled] = useState(products);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(products), PAUSE);
    return () => clearTimeout(timer);
  }, [products]);
  // A picker reads what to take at each shelf, and may have to count it blind.
  const plans = useSelector(selectCan('ORDERS.create'));
  const productIds = [...new Set(settled.split(',').map(Number))].filter((id) => id > 0);
  const { data } = useGetAvailabilityQuery(
    { customerId, orderId, productIds: productIds.toSorted((one, other) => one - other) },
    { skip: !plans || productIds.length === 0 },
  );
  return useMemo(() => {
    const found = new Map(data?.rows.map((row) => [row.productId, row]));
    return (productId) => found.get(productId);
  }, [data]);
}
