import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { BatchValues } from './batchForm';
import { titleOf } from './receiptTexts';

/** The title says period and kind until somebody writes another one. */
export function useFollowingTitle({ watch, getValues, setValue }: UseFormReturn<BatchValues>) {
  const [period, kind] = watch(['period', 'kind']);
  const offered = titleOf({ period, kind });
  const last = useRef(offered);
  useEffect(() => {
    const untouched = getValues('title') === last.current;
    last.current = offered;
    if (untouched) setValue('title', offered, { shouldDirty: true });
  }, [offered, getValues, setValue]);
}
