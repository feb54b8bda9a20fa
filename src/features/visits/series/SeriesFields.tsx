import { visitSeriesRecord as record } from '@contract/visits/series/visitSeries';
import { RecordInput } from '@/components/record/RecordInput';
import { VisitFields } from '../components/VisitForm';
import { RepeatFields } from './RepeatFields';
import { SeriesDatesField } from './SeriesDatesField';

/** A visit that repeats: what each of them is like, when it comes again, and each date of it. */
export function SeriesFields({ id }: { id?: number }) {
  return (
    <>
      <VisitFields when={<RecordInput record={record} name="startDay" />} />
      <RepeatFields />
      <SeriesDatesField id={id} />
    </>
  );
}
