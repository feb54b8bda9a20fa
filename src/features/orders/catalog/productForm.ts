import { productRecord } from '@contract/warehouse/product';
import { recordForm } from '@/components/record/recordForm';

export const productForm = recordForm(productRecord);
