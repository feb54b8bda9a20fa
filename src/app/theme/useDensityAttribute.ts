import { useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectConfig } from '@/services/session/configSlice';

const selectDensity = selectConfig('density');

/** The density is one attribute of the root element; the style sheet does the rest. */
export function useDensityAttribute(): void {
  const density = useSelector(selectDensity);
  useLayoutEffect(() => {
    document.documentElement.dataset.density = density === 'compact' ? 'compact' : 'comfortable';
  }, [density]);
}
