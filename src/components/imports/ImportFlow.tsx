import { useSearchParams } from 'react-router-dom';
import { type ImportRun, useGetImportQuery } from '@/services/imports/importHooks';
import { QueryState } from '../state/QueryState';
import { SkeletonRows } from '../state/SkeletonRows';
import { ImportReview } from './ImportReview';
import { ImportStart, type OtherFiles } from './ImportStart';

interface ImportFlowProps {
  /** The kind of import, as the server names it. */
  kind: string;
  others?: OtherFiles;
  /** Where the rows are afterwards: "Ver las personas". */
  done: { to: string | ((run: ImportRun) => string); label: string };
}

const param = 'importacion';

/** From a file to its rows: choose, look at what would happen, do it. The run stands in the address. */
export function ImportFlow({ kind, others, done }: ImportFlowProps) {
  const [params, setParams] = useSearchParams();
  const id = Number(params.get(param)) || 0;
  const query = useGetImportQuery(id, { skip: id === 0 });
  const go = (next: number | null) =>
    setParams(next === null ? {} : { [param]: String(next) }, { replace: next === null });
  if (id === 0) {
    return <ImportStart kind={kind} others={others} onReady={(run) => go(run.id)} />;
  }
  return (
    <QueryState query={query} skeleton={<SkeletonRows rows={8} />}>
      {(run) => (
        <ImportReview
          run={run}
          done={{ ...done, to: typeof done.to === 'string' ? done.to : done.to(run) }}
          onRestart={() => go(null)}
        />
      )}
    </QueryState>
  );
}
