import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { NotFound } from './NotFound';

/** A page of one record: an address whose id is no number leads nowhere, and nothing is asked. */
export function needsId(Content: () => ReactNode, also: readonly string[] = []) {
  return function PageOfRecord() {
    const { id = '' } = useParams();
    return /^[1-9]\d{0,8}$/.test(id) || also.includes(id) ? <Content /> : <NotFound />;
  };
}
